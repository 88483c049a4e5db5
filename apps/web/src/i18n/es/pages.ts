import type { Catalogue } from '../catalogue.ts';

export const pages: Catalogue<'pages'> = {
  back: 'Volver a Ringfence',
  about: {
    title: 'Quiénes somos',
    lead: 'Todas las llamadas que deben hacerse, y ninguna que no deba.',
    sections: {
      what: {
        title: 'Qué hace Ringfence',
        body: 'Ringfence lo usan organizaciones que llaman a personas por sus deudas. Guarda sus listas, hace sus llamadas y anota en qué quedó cada una.',
      },
      how: {
        title: 'Cómo decide',
        body: 'Antes de cada llamada se consultan unas reglas, las de la ley de donde está la persona y las que añadió la organización: la hora allí, cuántas veces se la ha llamado, si pidió que no se la llamara, si hay consentimiento. Si una regla dice que no, o no se puede responder, la llamada no se hace. La decisión se guarda con sus motivos y se puede consultar después.',
      },
      who: {
        title: 'Quién lo gestiona',
        body: 'Esta instalación la gestiona la empresa que te dio su dirección. Si tienes preguntas sobre una llamada que recibiste o una cuenta que debes, dirígete a la organización que te llamó: su nombre se dice al principio de cada llamada.',
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué se guarda sobre ti y qué no.',
    sections: {
      users: {
        title: 'Si trabajas con Ringfence',
        body: 'Guardamos tu nombre, tu correo o tu teléfono, tu contraseña como un resumen que no se puede revertir, las sesiones que tienes abiertas y un registro de lo que hiciste en tu organización. Ese registro no se puede cambiar después; te protege a ti igual que a las personas a las que se llama.',
      },
      called: {
        title: 'Si te han llamado',
        body: 'La organización que te llamó decide qué se guarda sobre ti y por qué; Ringfence lo guarda en su nombre: tu nombre, tus teléfonos, lo que se debe, lo que has pedido, como que no se te llame, y cada llamada con su resultado y por qué se permitió. Lo que la ley manda guardar se guarda durante tres años después de la última actividad sobre la deuda, y después se borra. Los números de teléfono se muestran ocultos en parte, y mostrar uno completo queda registrado. Pide a esa organización ver, corregir o borrar tus datos, o que deje de llamarte. Si lo pides durante una llamada, se cumple al momento.',
      },
      browser: {
        title: 'Qué se guarda en tu navegador',
        body: 'Tu sesión y lo que elegiste: idioma, tema y organización. No hay cookies publicitarias, ni se pide nada a servicios que sigan a los visitantes.',
      },
      sharing: {
        title: 'Quién más lo ve',
        body: 'Cada organización ve solo sus propios datos. Quienes gestionan esta instalación atienden a todas, y lo que hacen dentro de una organización queda registrado en ella. La compañía telefónica que lleva una llamada conoce el número marcado. El servicio de correo que entrega un mensaje conoce su dirección. A nadie se le vende nada.',
      },
    },
  },
  terms: {
    title: 'Términos',
    lead: 'Lo que aceptas al usar esta instalación.',
    sections: {
      use: {
        title: 'Uso lícito',
        body: 'Llama solo a quien puedas llamar, con datos que puedas usar. Las reglas incorporadas te ayudan a cumplir la ley; no la sustituyen, ni tampoco al asesoramiento jurídico. No intentes eludirlas.',
      },
      account: {
        title: 'Tu cuenta',
        body: 'No compartas tu contraseña ni tu segundo factor. Lo que se haga con tu cuenta queda registrado como hecho por ti. Avisa a un administrador de tu organización en cuanto creas que otra persona tiene acceso.',
      },
      data: {
        title: 'Tus datos',
        body: 'Lo que sube tu organización sigue siendo suyo. Cuando se elimina una organización, los registros que exige la ley se conservan durante el tiempo que exige.',
      },
      warranty: {
        title: 'Lo que no se promete',
        body: 'El software se ofrece tal cual. El acuerdo entre tu organización y la empresa que gestiona esta instalación dice quién responde de qué, y prevalece sobre esta página.',
      },
    },
  },
};
