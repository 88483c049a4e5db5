import type { Catalogue } from '../catalogue.ts';

export const notifications: Catalogue<'notifications'> = {
  title: 'Notificaciones',
  caption: 'Notificaciones, las más recientes primero',
  loading: 'Cargando las notificaciones',
  unread: 'Sin leer',
  unreadCount_one: '{{count}} sin leer',
  unreadCount_other: '{{count}} sin leer',
  allRead: 'Todo leído',
  readAll: 'Marcar todo como leído',
  readAllFailed: 'No se pudieron marcar como leídas. Inténtalo de nuevo.',
  emptyTitle: 'Nada nuevo',
  emptyBody:
    'Aquí se te avisa cuando termina una carga, una campaña te necesita o algo cambia en tu organización.',
  inOrganization: 'En {{organization}}',
  opensThere: 'En otra organización: {{organization}}. Al abrirla, cambias a ella.',
  nameless: {
    campaign: 'Una campaña',
    file: 'Un archivo',
    list: 'Una lista',
    organization: 'Una organización',
    person: 'Alguien',
  },
  figures: {
    added: 'Añadidas: {{value}}',
    changed: 'Cambiadas: {{value}}',
    rejected: 'Rechazadas: {{value}}',
    violations: 'Infracciones: {{value}}',
    chainFaults: 'Fallos en el registro de actividad: {{value}}',
  },
  kinds: {
    welcome: {
      title: 'Te damos la bienvenida a Ringfence',
      body: 'Todas las llamadas que deben hacerse y ninguna que no deba hacerse. Aquí se te avisa de lo que requiere tu atención.',
    },
    first_steps: {
      title: 'Primeros pasos',
      body: 'Carga deudores, inicia una campaña y sigue sus llamadas. El panel te muestra el camino.',
    },
    import_checked: {
      title: '{{name}} está comprobado',
      body: 'Mira qué haría guardarlo y guárdalo. Todavía no se ha guardado nada.',
    },
    import_failed: {
      title: '{{name}}: la carga no pudo continuar',
      body: 'La carga dice por qué y qué puedes hacer.',
    },
    import_finished: {
      title: '{{name}}: la carga ha terminado',
      body: 'Mira a quién se añadió y qué filas se rechazaron.',
    },
    campaign_paused: {
      title: '{{name}} se pausó sola',
      body: 'Su página dice por qué. Reanúdala cuando esté resuelto.',
    },
    campaign_finished: {
      title: '{{name}} ha terminado',
      body: 'No queda nadie a quien llamar. Mira cómo terminaron sus llamadas.',
    },
    calls_halted: {
      title: 'Se detuvieron todas las llamadas',
      body: 'No se hace ninguna llamada hasta que se vuelvan a permitir.',
    },
    calls_allowed: {
      title: 'Las llamadas vuelven a estar permitidas',
      body: 'Las campañas en curso continúan donde estaban.',
    },
    organization_suspended: {
      title: '{{organization}} fue suspendida',
      body: 'Puedes verlo todo y no puedes cambiar nada.',
    },
    organization_reinstated: {
      title: '{{organization}} ya no está suspendida',
      body: 'Todo funciona como antes.',
    },
    member_joined: {
      title: '{{name}} se unió a {{organization}}',
      body: 'Los ajustes muestran a todos los miembros y lo que pueden hacer.',
    },
    role_changed: {
      title: 'Tu función en {{organization}} ha cambiado',
      body: 'Con ella ha cambiado lo que puedes hacer allí.',
    },
    audit_found: {
      title: 'Una auditoría de {{organization}} encontró algo',
      body: 'Hay llamadas o entradas del registro de actividad que no son como deben. La auditoría nombra cada una.',
    },
    numbers_limit_reached: {
      title: '{{name}} vio muchos números completos',
      body: 'Por ahora no se le muestran más. La actividad dice de quién eran los números.',
    },
    downloads_limit_reached: {
      title: '{{name}} pidió muchas descargas',
      body: 'Por ahora no se le permiten más. La actividad dice qué descargó.',
    },
    streams_limit_reached: {
      title: '{{name}} abrió muchas conexiones en vivo',
      body: 'No se le permiten más. Puede que un programa use su cuenta: mira sus sesiones.',
    },
    other: {
      title: 'Hay novedades',
      body: 'Recarga la página para leerlas.',
    },
  },
};
