import { productName } from './layout.ts';
import type { MailPurpose, MailWords, MessageWords } from './message-words.ts';

const ignore = 'Si no fuiste tú, no tienes que hacer nada.';

// As in English, nothing stands here that a person says about themselves.
const mails: Record<MailPurpose, MailWords> = {
  confirmation: {
    title: 'Confirma tu correo electrónico',
    opening: () => [
      `Alguien se registró en ${productName} con este correo electrónico. Si fuiste tú, confirma que la dirección es tuya.`,
    ],
    button: 'Confirmar la dirección',
    stranger:
      'Si no te registraste, no confirmes: otra persona tendría una cuenta a tu nombre. Sin tu confirmación no hay ninguna.',
  },
  invite: {
    title: `Tienes una invitación a ${productName}`,
    opening: () => [
      `Te invitaron a usar ${productName} con este correo electrónico. Acepta para iniciar sesión y elegir una contraseña.`,
    ],
    button: 'Aceptar la invitación',
    stranger: 'Si no esperas una invitación, no tienes que hacer nada.',
  },
  recovery: {
    title: 'Restablece tu contraseña',
    opening: () => [
      `Alguien pidió restablecer la contraseña de tu cuenta de ${productName}. Si fuiste tú, continúa aquí y elige una nueva.`,
    ],
    button: 'Elegir una contraseña nueva',
    stranger: `${ignore} Tu contraseña no cambia.`,
  },
  magiclink: {
    title: `Inicia sesión en ${productName}`,
    opening: () => [
      `Alguien pidió iniciar sesión en ${productName} con este correo electrónico. Si fuiste tú, continúa aquí.`,
    ],
    button: 'Iniciar sesión',
    stranger: `${ignore} No compartas el código con nadie.`,
  },
  email_change_current: {
    title: 'Confirma el cambio de tu correo electrónico',
    opening: (newEmail) => [
      `El correo electrónico de tu cuenta de ${productName} va a cambiar a ${newEmail}. Si es lo que quieres, confírmalo aquí y en el correo a la dirección nueva.`,
    ],
    button: 'Confirmar el cambio',
    stranger:
      'Si no fuiste tú, otra persona tiene abierta tu cuenta. No confirmes y cambia tu contraseña ahora: eso cierra todas las demás sesiones.',
  },
  email_change_new: {
    title: 'Confirma tu correo electrónico nuevo',
    opening: () => [
      `Una cuenta de ${productName} va a usar este correo electrónico. Si es tu cuenta, confirma que la dirección es tuya.`,
    ],
    button: 'Confirmar la dirección nueva',
    stranger: ignore,
  },
  reauthentication: {
    title: 'Tu código para continuar',
    opening: () => [
      `Alguien está cambiando la contraseña de tu cuenta de ${productName}. Si eres tú, escribe allí este código.`,
    ],
    button: '',
    stranger:
      'Si no fuiste tú, otra persona tiene abierta tu cuenta. Cambia tu contraseña ahora: eso cierra todas las demás sesiones.',
  },
};

export const spanish: MessageWords = {
  mails,
  codeAlone: (codeTime) => `El código vale ${codeTime} y funciona una sola vez.`,
  linkOrCode: (linkTime, codeTime) =>
    `El enlace vale ${linkTime} y el código ${codeTime}. Basta con uno de los dos, y funciona una sola vez.`,
  accountExists: {
    title: 'Ya tienes una cuenta',
    opening: [
      `Alguien intentó registrarse en ${productName} con este correo electrónico, que ya tiene una cuenta. Si fuiste tú, inicia sesión, o restablece tu contraseña si la olvidaste.`,
    ],
    button: 'Iniciar sesión',
    closing: [`${ignore} Nada ha cambiado.`],
  },
  addressInUse: {
    title: 'Este correo electrónico ya tiene una cuenta',
    opening: [
      `Alguien intentó usar este correo electrónico para otra cuenta de ${productName}. Ya tiene una, así que nada ha cambiado.`,
      'Si fuiste tú, inicia sesión con esta dirección o elige otra para la otra cuenta.',
    ],
    closing: [ignore],
  },
};
