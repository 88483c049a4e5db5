import type { Catalogue } from '../catalogue.ts';

export const recovery: Catalogue<'recovery'> = {
  toLogin: 'Volver a iniciar sesión',
  lead: 'De vuelta al trabajo en un minuto.',
  forgotten: {
    title: 'Restablece tu contraseña',
    body: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
    noMail:
      'Este servidor no puede enviar correos, así que aquí no se puede restablecer la contraseña. Pide una nueva a tu administrador.',
    phoneHint: 'Si la cuenta solo tiene un teléfono, pregunta a tu administrador.',
    submit: 'Enviar enlace',
    submitting: 'Enviando…',
    sentTitle: 'Revisa tu correo',
    sentBody:
      'Si hay una cuenta con {{address}}, te enviamos un correo. Abre su enlace en este navegador o escribe aquí su código.',
  },
  ticket: {
    title: 'Elige tu contraseña',
    body: 'Este enlace te permite elegir una contraseña. Funciona una sola vez.',
    submit: 'Continuar',
    submitting: 'Un momento…',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    body: 'Es para {{account}}. Al guardarla se cierran todas las demás sesiones de esta cuenta.',
    password: 'Contraseña nueva',
    hint: 'Al menos {{length}} caracteres. Evita las contraseñas comunes.',
    submit: 'Guardar contraseña',
    submitting: 'Guardando…',
    expiredTitle: 'Este enlace ya no funciona',
    expiredBody: 'Venció, ya se usó o se abrió en otro navegador. Pide uno nuevo.',
    askAgain: 'Pedir un enlace nuevo',
    fields: {
      tooShort: 'Elige una contraseña de al menos {{length}} caracteres.',
      characters: 'Combina minúsculas, mayúsculas, números y símbolos.',
      weak: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
      same: 'Esta ya es tu contraseña. Elige otra.',
    },
    errors: {
      reauthenticate: 'Iniciaste sesión hace demasiado tiempo para esto. Pide un enlace nuevo.',
      tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
      unreachable:
        'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
      unexpected: 'No se pudo guardar la contraseña. Vuelve a intentarlo en un momento.',
    },
  },
  secondFactor: {
    title: 'Segundo factor',
    body: 'Abre tu aplicación de autenticación y escribe el código que muestra para Ringfence.',
    factor: '¿Cuál quieres usar?',
    unnamed: 'Aplicación de autenticación',
    code: 'Código de 6 cifras',
    submit: 'Continuar',
    submitting: 'Comprobando…',
    cancel: 'Cancelar y cerrar sesión',
    lostTitle: '¿Perdiste tu segundo factor?',
    lostBody:
      'Pide a un superadministrador de Ringfence que lo elimine. Después podrás configurar uno nuevo.',
    none: 'Tu cuenta no tiene ningún segundo factor que se pueda pedir aquí.',
    codeMissing: 'Escribe las 6 cifras del código.',
    errors: {
      wrong: 'Este código no es correcto. Espera al siguiente y escribe ese.',
      tooManyAttempts: 'Demasiados intentos. Espera un minuto y vuelve a intentarlo.',
      unreachable:
        'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
      unexpected: 'No se pudo comprobar el código. Vuelve a intentarlo en un momento.',
    },
  },
  callback: {
    confirmedTitle: 'Tu dirección está confirmada',
    halfwayTitle: 'Falta un correo más',
    halfway: 'Gracias. Ahora abre el enlace del correo que enviamos a tu otra dirección.',
    confirmed: 'Ya puedes iniciar sesión.',
    choosePassword: 'Elige una contraseña con «¿Olvidaste tu contraseña?».',
    signIn: 'Iniciar sesión',
    failedTitle: 'Eso no funcionó',
    errors: {
      denied:
        'No permitiste el inicio de sesión en el otro sitio. Vuelve a intentarlo o inicia sesión de otra forma.',
      linkExpired: 'Este enlace no es válido: venció o ya se usó. Inicia sesión o pide uno nuevo.',
      tooSlow: 'El inicio de sesión tardó demasiado o empezó en otra ventana. Empieza de nuevo.',
      otherSite: 'El otro sitio no respondió como se esperaba. Vuelve a intentarlo en un momento.',
      addressUnconfirmed:
        'Tu correo electrónico no está confirmado en el otro sitio. Confírmalo allí o inicia sesión de otra forma.',
      signUpClosed: 'Todavía no tienes una cuenta aquí. Pídele una a tu administrador.',
      banned: 'Esta cuenta está bloqueada. Ponte en contacto con tu administrador.',
      identityTaken: 'Esa cuenta ya está vinculada a otra persona aquí.',
      tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
      unreachable:
        'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
      unexpected: 'No se pudo iniciar sesión. Vuelve a intentarlo en un momento.',
    },
  },
};
