import type { Catalogue } from '../catalogue.ts';

export const auth: Catalogue<'auth'> = {
  title: 'Iniciar sesión',
  lead: 'Todas las llamadas que deben hacerse, y ninguna que no deba hacerse.',
  identifier: 'Correo electrónico o teléfono',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  forgotten: '¿Olvidaste tu contraseña?',
  newHere: '¿Todavía no tienes cuenta?',
  toRegistration: 'Crear una cuenta',
  otherWays: 'O inicia sesión con otra cuenta',
  continueWith: 'Continuar con {{provider}}',
  mailbox: 'Abrir el buzón de demostración',
  idle_one: 'Se cerró tu sesión porque estuviste {{count}} minuto sin actividad.',
  idle_other: 'Se cerró tu sesión porque estuviste {{count}} minutos sin actividad.',
  demoNote:
    'Esta instalación contiene datos de muestra. Los accesos de demostración se mostraron en la terminal donde se inició Ringfence.',
  demo: {
    lead: 'Esta es la demostración, con personas que no existen. Entra como',
    admin: 'Administrador de {{organization}}',
    member: 'Miembro de {{organization}}',
    superAdministrator: 'Superadministrador de la instalación',
    and: ', ',
  },
  fields: {
    identifierMissing: 'Escribe tu correo electrónico o tu teléfono.',
    identifierInvalid:
      'Escribe un correo electrónico completo, como nombre@ejemplo.com, o un teléfono con su código de país.',
    emailMissing: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe un correo electrónico completo, como nombre@ejemplo.com.',
    phoneNational: 'Empieza con + y el código del país, como +52 55 1234 5678.',
    phoneInvalid: 'Este teléfono es demasiado corto o demasiado largo. Revísalo.',
    phoneOff: 'Aquí no se pueden usar teléfonos. Escribe tu correo electrónico.',
    passwordMissing: 'Escribe tu contraseña.',
  },
  code: {
    label: 'Código de 6 cifras',
    submit: 'Confirmar',
    submitting: 'Confirmando…',
    missing: 'Escribe las 6 cifras del código.',
    wrong: 'Este código no es correcto o ha vencido. Revísalo o pide uno nuevo.',
  },
  errors: {
    invalidCredentials: 'El correo electrónico, el teléfono o la contraseña no son correctos.',
    passwordsOff:
      'El inicio de sesión con contraseña está desactivado aquí. Inicia sesión de otra forma.',
    banned: 'Esta cuenta está bloqueada. Ponte en contacto con tu administrador.',
    tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    unreachable:
      'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
    unexpected: 'No se pudo iniciar sesión. Vuelve a intentarlo en un momento.',
  },
};
