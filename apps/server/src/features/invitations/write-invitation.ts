import type { Role } from '@ringfence/domain/access/permissions';
import { layOutMail, productName, type WrittenMail } from '../../auth/index.ts';
import type { Language } from '../../platform/http/read-language.ts';

export interface InvitationMail {
  organizationName: string;
  inviterName: string;
  role: Role;
  link: string;
  days: number;
  /** Of the inviter: that of somebody who was never here is not known. */
  language?: Language;
}

/** Its subject is ours: nobody puts words of their own before the eyes of strangers. */
export function writeInvitation({ language = 'en', ...mail }: InvitationMail): WrittenMail {
  return language === 'es' ? writeInSpanish(mail) : writeInEnglish(mail);
}

type Details = Omit<InvitationMail, 'language'>;

function writeInEnglish({ organizationName, inviterName, role, link, days }: Details): WrittenMail {
  const inviter = inviterName === '' ? 'Someone' : inviterName;
  const place = role === 'admin' ? 'an admin' : 'a member';
  return layOutMail({
    title: `You are invited to ${productName}`,
    opening: [
      `${inviter} invites you to join the organization “${organizationName}” on ${productName}, as ${place}.`,
      'To accept, open the link and sign in with this email address, or create an account with it.',
    ],
    button: { label: 'See the invitation', link },
    closing: [
      `The link is good for ${days} days and works once, for this email address alone.`,
      'If you do not expect this, you need not do anything. No one joins without accepting.',
    ],
  });
}

function writeInSpanish({ organizationName, inviterName, role, link, days }: Details): WrittenMail {
  const inviter = inviterName === '' ? 'Alguien' : inviterName;
  const place = role === 'admin' ? 'la administración' : 'el equipo';
  return layOutMail(
    {
      title: `Tienes una invitación a ${productName}`,
      opening: [
        `${inviter} te invita a unirte a ${place} de la organización «${organizationName}» en ${productName}.`,
        'Para aceptar, abre el enlace e inicia sesión con este correo electrónico o crea una cuenta con él.',
      ],
      button: { label: 'Ver la invitación', link },
      closing: [
        `El enlace vale ${days} días y funciona una sola vez, solo para este correo electrónico.`,
        'Si no esperabas esto, no tienes que hacer nada. Nadie se une sin aceptar.',
      ],
    },
    'es',
  );
}
