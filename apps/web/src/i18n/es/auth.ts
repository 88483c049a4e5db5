import type { Catalogue } from '../catalogue.ts';

export const auth: Catalogue['auth'] = {
  title: 'Iniciar sesión',
  lead: 'Todas las llamadas que deben hacerse, y ninguna que no deba hacerse.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  newHere: '¿Todavía no tienes cuenta?',
  toRegistration: 'Crear una cuenta',
  demoNote:
    'Esta instalación contiene datos de muestra. Los accesos de demostración se mostraron en la terminal donde se inició Ringfence.',
  fields: {
    emailMissing: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe un correo electrónico completo, como nombre@ejemplo.com.',
    passwordMissing: 'Escribe tu contraseña.',
  },
  errors: {
    invalidCredentials: 'El correo electrónico o la contraseña no son correctos.',
    emailNotConfirmed:
      'Primero confirma tu correo electrónico: sigue el enlace del mensaje que te enviamos.',
    banned: 'Esta cuenta está bloqueada. Ponte en contacto con tu administrador.',
    tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    unreachable:
      'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
    unexpected: 'No se pudo iniciar sesión. Vuelve a intentarlo en un momento.',
  },
};
