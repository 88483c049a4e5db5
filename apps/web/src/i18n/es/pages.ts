import type { Catalogue } from '../catalogue.ts';

export const pages: Catalogue<'pages'> = {
  back: 'Volver a Ringfence',
  about: {
    title: 'Quiénes somos',
    lead: 'Todas las llamadas que deben hacerse, y ninguna que no deba.',
    sections: {
      what: {
        title: 'Qué hace Ringfence',
        body: 'Las organizaciones usan Ringfence para llamar a personas por sus deudas. Guarda sus listas, hace sus llamadas y registra el resultado de cada una.',
      },
      how: {
        title: 'Cómo decide',
        body: 'Antes de cada llamada, Ringfence comprueba las reglas de la ley del lugar donde está la persona y las que agregó la organización: la hora local, cuántas veces se la llamó, si pidió que no la llamaran, si hay consentimiento. Si una regla dice que no, o no se puede responder, la llamada no se hace. La decisión se guarda con sus motivos y se puede consultar después.',
      },
      who: {
        title: 'Quién lo gestiona',
        body: 'La empresa que te dio su dirección gestiona esta instalación. Si tienes preguntas sobre una llamada que recibiste o una cuenta que debes, contacta a la organización que te llamó: cada llamada empieza con su nombre.',
      },
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué se guarda sobre ti y qué no.',
    sections: {
      users: {
        title: 'Si trabajas con Ringfence',
        body: 'Guardamos tu nombre, tu correo o tu teléfono, tu contraseña como un hash que no se puede revertir, las sesiones que tienes abiertas y un registro de lo que hiciste en tu organización. Ese registro no se puede cambiar después; te protege a ti igual que a las personas a las que se llama.',
      },
      called: {
        title: 'Si te han llamado',
        body: 'La organización que te llamó decide qué se guarda sobre ti y por qué; Ringfence lo guarda en su nombre: tu nombre, tus teléfonos, lo que se debe, lo que has pedido, como que no se te llame, y cada llamada con su resultado y por qué se permitió. Lo que la ley manda guardar se guarda durante tres años después de la última actividad sobre la deuda, y después se borra. Los números de teléfono se muestran ocultos en parte, y mostrar uno completo queda registrado. Pide a esa organización ver, corregir o borrar tus datos, o que deje de llamarte. Si lo pides durante una llamada, se cumple al momento.',
      },
      browser: {
        title: 'Qué se guarda en tu navegador',
        body: 'Tu sesión y lo que elegiste: idioma, tema y organización. No hay cookies publicitarias ni servicios de rastreo.',
      },
      sharing: {
        title: 'Quién más lo ve',
        body: 'Cada organización ve solo sus propios datos. Quienes gestionan esta instalación administran todas, y lo que hacen dentro de una organización queda registrado en ella. La compañía telefónica que lleva una llamada conoce el número marcado. El servicio de correo que entrega un mensaje conoce su dirección. No se vende nada a nadie.',
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
        body: 'Lo que carga tu organización sigue siendo suyo. Cuando se elimina una organización, los registros que exige la ley se conservan durante el tiempo que exige.',
      },
      warranty: {
        title: 'Lo que no se promete',
        body: 'El software se ofrece tal cual. El acuerdo entre tu organización y la empresa que gestiona esta instalación dice quién responde de qué, y prevalece sobre esta página.',
      },
    },
  },
};
