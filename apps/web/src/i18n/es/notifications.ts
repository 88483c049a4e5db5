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
    'Aquí aparecen las cargas terminadas, las campañas que te necesitan y los cambios en tu organización.',
  inOrganization: 'En {{organization}}',
  opensThere: 'En otra organización: {{organization}}. Al abrirla, cambias a ella.',
  nameless: {
    campaign: 'Una campaña',
    callerId: 'Un número de origen',
    file: 'Un archivo',
    list: 'Una lista',
    organization: 'Una organización',
    person: 'Alguien',
  },
  figures: {
    added: 'Agregadas: {{value}}',
    changed: 'Cambiadas: {{value}}',
    rejected: 'Rechazadas: {{value}}',
    violations: 'Infracciones: {{value}}',
    chainFaults: 'Fallos en el registro de actividad: {{value}}',
    carrier_failures: 'Fallos del operador: {{value}} de las últimas {{calls}} llamadas',
    dead_numbers: 'Números fuera de servicio: {{value}} de las últimas {{calls}} llamadas',
    refusals: 'Bajas y personas equivocadas: {{value}} de las últimas {{calls}} llamadas',
    early_hang_ups: 'Cuelgues tempranos: {{value}} de las últimas {{calls}} llamadas',
    nobody_free: 'No encontraron a nadie libre: {{value}} de las últimas {{calls}} que lo pidieron',
    answer_rate: 'Contestadas: solo {{value}} de las últimas {{calls}} llamadas',
    caller_id: 'Contestadas desde su número: solo {{value}} de las últimas {{calls}} llamadas',
  },
  kinds: {
    welcome: {
      title: 'Te damos la bienvenida a Ringfence',
      body: 'Todas las llamadas que deben hacerse y ninguna que no deba hacerse. Aquí aparece lo que requiere tu atención.',
    },
    first_steps: {
      title: 'Primeros pasos',
      body: 'Carga deudores, inicia una campaña y sigue sus llamadas. El panel te guía.',
    },
    import_checked: {
      title: '{{name}} está listo para guardar',
      body: 'Revisa los cambios y guárdalos. Todavía no se guardó nada.',
    },
    import_failed: {
      title: '{{name}}: la carga falló',
      body: 'Ábrela para ver por qué y qué puedes hacer.',
    },
    import_finished: {
      title: '{{name}}: carga terminada',
      body: 'Mira a quién se agregó y qué filas se rechazaron.',
    },
    campaign_paused: {
      title: '{{name}} se pausó automáticamente',
      body: 'Ábrela para ver por qué. Reanúdala cuando esté resuelto.',
    },
    campaign_finished: {
      title: '{{name}} terminó',
      body: 'No queda nadie a quien llamar. Mira cómo terminaron sus llamadas.',
    },
    caller_id_rested: {
      title: '{{name}} está descansando',
      body: 'La gente contesta mucho menos cuando llamas desde este número. No hará llamadas durante tres días. La configuración muestra las cifras.',
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
      title: 'Se suspendió {{organization}}',
      body: 'Puedes verlo todo, pero no cambiar nada.',
    },
    organization_reinstated: {
      title: '{{organization}} ya no está suspendida',
      body: 'Todo funciona como antes.',
    },
    member_joined: {
      title: '{{name}} se unió a {{organization}}',
      body: 'La configuración muestra a todos los miembros y sus roles.',
    },
    role_changed: {
      title: 'Tu rol en {{organization}} cambió',
      body: 'Tus permisos allí cambiaron.',
    },
    audit_found: {
      title: 'Una auditoría de {{organization}} encontró problemas',
      body: 'La auditoría indica las llamadas y las entradas de actividad afectadas.',
    },
    promises_broken: {
      title: 'Se incumplieron promesas de pago en {{organization}}',
      body: 'Cada contacto muestra qué prometió y para cuándo.',
    },
    someone_wanted: {
      title: '{{name}} pide hablar con alguien',
      body: 'La llamada se está comunicando. Abre el contacto para ver de qué se trata.',
    },
    someone_missed: {
      title: '{{name}} pidió hablar con alguien y nadie contestó',
      body: 'Abre el contacto para ver si pidió que le llamen.',
    },
    someone_spoken_to: {
      title: '{{name}} habló con alguien',
      body: 'Abre el contacto para registrar lo que se dijo.',
    },
    numbers_limit_reached: {
      title: '{{name}} vio demasiados números completos',
      body: 'Por ahora no puede ver más. El registro de actividad muestra de quién eran.',
    },
    recordings_limit_reached: {
      title: '{{name}} escuchó demasiadas grabaciones',
      body: 'Por ahora no puede escuchar más. El registro de actividad muestra de qué llamadas eran.',
    },
    downloads_limit_reached: {
      title: '{{name}} pidió demasiadas descargas',
      body: 'Por ahora no puede descargar más. El registro de actividad muestra qué descargó.',
    },
    streams_limit_reached: {
      title: '{{name}} abrió demasiadas conexiones en vivo',
      body: 'Por ahora no puede abrir más. Quizá un programa usa su cuenta: revisa sus sesiones.',
    },
    other: {
      title: 'Nueva notificación',
      body: 'Recarga la página para leerla.',
    },
  },
};
