import type { Catalogue } from '../catalogue.ts';

export const registration: Catalogue<'registration'> = {
  title: 'Crear una cuenta',
  lead: 'Primero tu cuenta; después, tu organización.',
  fullName: 'Nombre completo',
  passwordHint: 'Al menos {{length}} caracteres. Evita las contraseñas comunes.',
  submit: 'Crear cuenta',
  submitting: 'Creando la cuenta…',
  haveAccount: '¿Ya tienes una cuenta?',
  toLogin: 'Iniciar sesión',
  fields: {
    fullNameMissing: 'Escribe tu nombre completo.',
    fullNameTooLong: 'Escribe como máximo 200 caracteres.',
    taken: 'Ya hay una cuenta con este correo electrónico o teléfono. Inicia sesión.',
    passwordTooShort: 'Elige una contraseña de al menos {{length}} caracteres.',
    passwordCharacters: 'Combina minúsculas, mayúsculas, números y símbolos.',
    passwordWeak: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  },
  errors: {
    noUserId: 'No se pudo crear el usuario: no se devolvió ningún identificador',
    invalid: 'Algunos de los datos no son válidos. Revísalos y vuelve a intentarlo.',
    tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    disabled: 'Aquí no se pueden crear cuentas nuevas. Ponte en contacto con tu administrador.',
    unreachable:
      'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
    unexpected: 'No se pudo crear la cuenta. Vuelve a intentarlo en un momento.',
  },
  closed: {
    body: 'Aquí no se pueden crear cuentas nuevas. Pídele una a tu administrador.',
  },
  confirmation: {
    mailTitle: 'Revisa tu correo',
    mailBody:
      'Enviamos un correo a {{address}}. Abre su enlace o escribe aquí su código para confirmar tu dirección.',
    stuckTitle: 'Tu dirección no está confirmada',
    stuckBody:
      'Este servidor no puede enviar correos, así que no puedes confirmar tu dirección. Pide a tu administrador que lo haga.',
    phoneTitle: 'Revisa tu teléfono',
    phoneBody: 'Enviamos un código a {{address}}. Escríbelo aquí para confirmar tu número.',
    nothingCame: '¿No llegó nada? Revisa la carpeta de spam o envíalo otra vez.',
    known: 'Si ya tienes una cuenta, inicia sesión.',
    resend: 'Enviar otra vez',
    resendIn: 'Enviar otra vez en {{seconds}} s',
    resent: 'Se envió otra vez.',
    toLogin: 'Volver a iniciar sesión',
  },
  welcome: {
    title: 'Te damos la bienvenida a Ringfence',
    titleNamed: 'Te damos la bienvenida a Ringfence, {{name}}',
    body: 'Tu cuenta está lista. Abre tu organización para empezar.',
    invited: '¿Te unes a un equipo que ya usa Ringfence? Pide a su administrador que te invite.',
    invitedBy:
      '¿Te unes a un equipo que ya usa Ringfence? Pide a su administrador que invite a {{email}} y vuelve a intentarlo.',
  },
  noOrganization: {
    title: 'Sin acceso a una organización',
    body: 'Tu cuenta todavía no pertenece a ninguna organización. Pide a tu administrador que te agregue a una.',
  },
  checkFailed: {
    title: 'No se pudo comprobar tu acceso',
    body: 'No pudimos averiguar a qué organizaciones perteneces. No se ha cambiado nada.',
  },
  organization: {
    title: 'Abre tu organización',
    body: 'La administrarás y podrás invitar a tu equipo.',
    name: 'Nombre de la organización',
    nameMissing: 'Escribe el nombre de tu organización.',
    nameTooLong: 'Escribe como máximo 200 caracteres.',
    submit: 'Abrir organización',
    submitting: 'Abriendo la organización…',
    refused:
      'Aquí no puedes abrir una organización. Pide a un administrador que te agregue a una que ya exista.',
  },
};
