import type { RegistrationCatalogue } from '../catalogue.ts';

export const registration: RegistrationCatalogue = {
  title: 'Crear una cuenta',
  lead: 'Una cuenta para ti; después viene la organización.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 10 caracteres.',
  submit: 'Crear cuenta',
  submitting: 'Creando la cuenta…',
  haveAccount: '¿Ya tienes una cuenta?',
  toLogin: 'Iniciar sesión',
  fields: {
    fullNameMissing: 'Escribe tu nombre completo.',
    fullNameTooLong: 'Escribe como máximo 200 caracteres.',
    emailMissing: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe un correo electrónico completo, como nombre@ejemplo.com.',
    emailTaken: 'Ya hay una cuenta con este correo electrónico. Inicia sesión.',
    passwordTooShort: 'Elige una contraseña de al menos 10 caracteres.',
    passwordWeak: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  },
  errors: {
    noUserId: 'No se pudo crear el usuario: no se devolvió ningún identificador',
    notConfirmed: 'Tu cuenta se creó. Confirma tu correo electrónico y después inicia sesión.',
    invalid: 'Algunos de los datos no son válidos. Revísalos y vuelve a intentarlo.',
    tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    disabled: 'Aquí no se pueden crear cuentas nuevas. Ponte en contacto con tu administrador.',
    unreachable:
      'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
    unexpected: 'No se pudo crear la cuenta. Vuelve a intentarlo en un momento.',
  },
  organization: {
    title: 'Abre tu organización',
    body: 'Si empiezas una nueva, nadie tiene que añadirte. Serás su administrador.',
    name: 'Nombre de la organización',
    nameMissing: 'Escribe el nombre de tu organización.',
    nameTooLong: 'Escribe como máximo 200 caracteres.',
    submit: 'Abrir organización',
    submitting: 'Abriendo la organización…',
    refused:
      'Aquí no puedes abrir una organización. Pide a un administrador que te añada a una que ya exista.',
  },
};
