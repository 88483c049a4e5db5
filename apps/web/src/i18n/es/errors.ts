import type { Catalogue } from '../catalogue.ts';

export const errors: Catalogue['errors'] = {
  title: 'No se pudo cargar',
  unreachable:
    'No se puede acceder a Ringfence en este momento. Revisa tu conexión y vuelve a intentarlo.',
  page: {
    title: 'Algo salió mal',
    body: 'No se pudo mostrar esta página. Tus datos están a salvo; vuelve a cargar la página para continuar.',
  },
  notFound: {
    title: 'Página no encontrada',
    body: 'No hay ninguna página en esta dirección. Puede que se haya movido o que la dirección esté mal escrita.',
  },
  missing: {
    title: 'No encontrado',
    body: 'Puede que se haya eliminado o que pertenezca a otra organización. Revisa la dirección.',
  },
  notPermitted: {
    title: 'No tienes permiso',
    body: 'Tu rol no te permite ver esto. Pídeselo a un administrador de tu organización si lo necesitas.',
  },
  codes: {
    validation_failed: 'Algunos de los datos no son válidos.',
    organization_required: 'Primero elige una organización.',
    not_signed_in: 'No has iniciado sesión.',
    session_ended: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    key_ended: 'Esta clave no existe o venció.',
    insufficient_aal: 'Primero confirma con tu segundo factor.',
    organization_suspended:
      'Esta organización está suspendida. Puedes verlo todo, pero no cambiar nada.',
    not_permitted: 'No tienes permiso para hacer esto.',
    not_found: 'Esto no existe o no puedes verlo.',
    PGRST116: 'Todavía no hay ningún perfil.',
    method_not_allowed: 'Esta dirección no acepta ese tipo de solicitud.',
    conflict: 'Esto ha cambiado mientras tanto. Vuelve a cargar e inténtalo de nuevo.',
    confirmation_needed: 'Con este cambio se podría llamar a esta persona.',
    last_admin:
      'Una organización necesita un administrador. Primero haz administrador a otra persona.',
    already_member: 'Esta persona ya pertenece a la organización.',
    account_exists: 'Ya hay una cuenta con esta dirección de correo.',
    calls_in_flight: 'Hay llamadas en curso. Detén todas las llamadas y espera a que terminen.',
    target_busy: 'Esta llamada se está haciendo en este momento. Vuelve a mirar en un instante.',
    target_over: 'Esta persona ya no espera una llamada en la campaña.',
    campaign_not_running: 'La campaña no está en curso. Primero reanúdala.',
    too_soon:
      'El último intento es demasiado reciente. Elige una hora después de la espera entre intentos.',
    not_lawful: 'No se puede llamar a esta persona a esa hora.',
    calls_halted: 'Todas las llamadas están detenidas. Primero vuelve a permitirlas.',
    records_kept:
      'La ley exige guardar estos registros por ahora, así que todavía no se pueden borrar.',
    wrong_step: 'Esta carga ya está en otro paso. Recarga la página para ver su estado.',
    undo_refused: 'Esta carga ya no se puede deshacer.',
    download_ended:
      'Este enlace servía una sola vez y durante un minuto. Vuelve a pedir el archivo.',
    storage_full: 'El servidor no tiene más espacio. No se guardó nada.',
    memory_full:
      'El servidor no tiene memoria suficiente en este momento. No se guardó nada. Inténtalo más tarde.',
    invitation_ended: 'Esta invitación venció o se retiró. Pide una nueva.',
    file_unreadable: 'No se pudo leer el archivo.',
    idempotency_key_reused: 'Esto ya se envió antes con otros datos. Inténtalo de nuevo.',
    demo_held:
      'Esta instalación contiene la demostración, así que no puede llamar a personas reales. Inicia una sin ella.',
    carrier_missing:
      'No hay ninguna cuenta de operador activa. Un administrador puede agregar una en la configuración.',
    test_call_refused: 'No se hizo la llamada de prueba.',
    verification_refused: 'No se llamó a este número.',
    wrong_code: 'El código es incorrecto.',
    code_ended: 'Este código ya no es válido. Pide otra llamada.',
    script_refused: 'El verificador encontró problemas en este guion. Corrígelos primero.',
    script_changed:
      'Mientras tanto, otra persona guardó este guion. Tus palabras todavía no se guardaron.',
    other_approver_needed:
      'La política pide que apruebe el guion alguien distinto de quien lo escribió.',
    ring_back_missing:
      'No hay ninguna línea atendida y verificada a la que se pueda devolver la llamada. Primero agrega una.',
    account_in_use:
      'Esta cuenta está en uso. Detén sus campañas y espera a que terminen sus llamadas.',
    carrier_unreachable:
      'No se pudo contactar al operador. No se cambió nada; inténtalo de nuevo en un momento.',
    body_too_large: 'La solicitud es más grande de lo permitido.',
    media_type_not_supported: 'La solicitud tiene un formato que no se admite.',
    profiles_missing:
      'No se encontró la tabla de perfiles. Primero ejecuta el script create_profiles_table.sql.',
    too_many_requests: 'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
    internal_error: 'Algo salió mal por nuestra parte. No se ha cambiado nada.',
    unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en breve.',
  },
  reasons: {
    numbers_limit:
      'Has visto muchos números completos. Se ha avisado a tus administradores. Inténtalo de nuevo en {{minutes}} min.',
    recordings_limit:
      'Has escuchado demasiadas grabaciones. Se ha avisado a tus administradores. Inténtalo de nuevo en {{minutes}} min.',
    recording_kept:
      'La ley exige conservar esta grabación hasta el {{day}}, tres años después de la llamada.',
    downloads_limit:
      'Has pedido muchas descargas. Se ha avisado a tus administradores. Inténtalo de nuevo en {{minutes}} min.',
    streams_limit: 'Tienes {{most}} ventanas abiertas. Cierra las que no necesites.',
    caller_id_code_limit:
      'Tu organización ha probado demasiados números. Inténtalo de nuevo en {{minutes}} min.',
    test_call_account_not_ready:
      'Esta cuenta no puede llamar en este momento. Inténtalo de nuevo en breve.',
    test_call_account_busy:
      'Esta cuenta alcanzó su límite de llamadas. Inténtalo de nuevo en un momento.',
    test_call_no_caller_id:
      'No hay otro número verificado y activo desde el que llamar a este. Primero agrega un número de origen.',
    test_call_not_dialable: 'A este número no se le puede llamar.',
    test_call_not_located:
      'No se sabe dónde está este número ni qué hora es allí. Elige uno con código de área.',
    test_call_under_way: 'En este momento se está llamando a este número.',
    test_call_too_often:
      'Se llamó a este número tres veces en un día, con códigos o llamadas de prueba. Inténtalo de nuevo mañana.',
    test_call_closed:
      'Es demasiado temprano o demasiado tarde donde está este número. Allí se puede llamar entre las 8 a. m. y las 9 p. m.',
    verification_own_account:
      'Esta cuenta es de tu organización, que podría leer allí el código. Haz que el operador verifique el número.',
    verification_account_not_ready:
      'Esta cuenta no puede llamar en este momento. Inténtalo de nuevo en breve.',
    verification_account_busy:
      'Esta cuenta alcanzó su límite de llamadas. Inténtalo de nuevo en un momento.',
    verification_no_caller_id:
      'Esta cuenta no tiene ningún número verificado y activo desde el que llamar. Primero agrega uno que el operador conozca.',
    verification_not_dialable: 'A este número no se le puede llamar con un código.',
    verification_not_located:
      'No se sabe dónde está este número ni qué hora es allí. El operador verifica números como los gratuitos.',
    verification_under_way: 'Ahora mismo se está llamando a este número con un código.',
    verification_too_often:
      'A este número se le llamó con un código tres veces en un día. Inténtalo mañana.',
    verification_closed:
      'Donde está este número es demasiado pronto o demasiado tarde. Se le puede llamar entre las 8 y las 21 h de allí.',
    code_unspoken:
      'Nadie ha oído todavía este código. Espera a que alguien conteste o llama otra vez.',
    code_spent: 'Cinco intentos incorrectos. Pide otra llamada.',
  },
};
