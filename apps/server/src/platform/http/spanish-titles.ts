import type { ErrorCode } from '@ringfence/contract/errors';

/** The titles of the error catalogue for people who read Spanish. */
export const spanishTitles: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Algunos de los datos no son válidos.',
  organization_required: 'Primero elige una organización.',
  not_signed_in: 'No has iniciado sesión.',
  session_ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  key_ended: 'Esta clave no existe o venció.',
  insufficient_aal: 'Primero confirma con tu segundo factor.',
  organization_suspended:
    'Esta organización está suspendida. Puedes verlo todo, pero no cambiar nada.',
  not_permitted: 'No tienes permiso para hacer esto.',
  not_found: 'Esto no existe o no puedes verlo.',
  PGRST116: 'Todavía no hay ningún perfil.',
  method_not_allowed: 'Esta dirección no acepta ese tipo de solicitud.',
  conflict: 'Esto cambió mientras tanto. Recarga e inténtalo de nuevo.',
  confirmation_needed:
    'Con este cambio se podría llamar a alguien a quien ahora no se puede llamar. Confírmalo.',
  last_admin:
    'Una organización necesita un administrador. Primero haz administrador a otra persona.',
  already_member: 'Esta persona ya pertenece a la organización.',
  account_exists: 'Ya hay una cuenta con este correo electrónico.',
  calls_in_flight: 'Hay llamadas en curso. Detén todas las llamadas y espera a que terminen.',
  target_busy: 'Esta llamada se está haciendo en este momento. Vuelve a mirar en un instante.',
  target_over: 'Esta persona ya no espera una llamada en la campaña. Recarga para ver por qué.',
  campaign_not_running: 'La campaña no está en curso. Primero reanúdala.',
  too_soon:
    'El último intento es demasiado reciente. Elige una hora después de la espera entre intentos.',
  not_lawful: 'No se puede llamar a esta persona a esa hora.',
  calls_halted: 'Todas las llamadas están detenidas. Primero vuelve a permitirlas.',
  records_kept:
    'La ley exige guardar estos registros por ahora, así que todavía no se pueden borrar.',
  wrong_step: 'Esta carga ya está en otro paso. Recarga para ver su estado.',
  undo_refused: 'Esta carga ya no se puede deshacer.',
  download_ended: 'Este enlace servía una sola vez y durante un minuto. Vuelve a pedir el archivo.',
  invitation_ended: 'Esta invitación venció o se retiró. Pide una nueva.',
  file_unreadable: 'No se pudo leer el archivo.',
  idempotency_key_reused: 'Esta clave ya se usó con otros datos. Usa una nueva.',
  carrier_missing:
    'No hay ninguna cuenta de operador activa. Un administrador puede agregar una en la configuración.',
  demo_held:
    'Esta instalación contiene la demostración, así que no puede llamar a personas reales. Inicia una sin ella.',
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
  storage_full: 'El servidor no tiene más espacio. No se guardó nada; avisa a quien lo administra.',
  memory_full:
    'El servidor no tiene memoria suficiente en este momento. No se guardó nada; inténtalo más tarde.',
  internal_error: 'Algo salió mal de nuestro lado. No se cambió nada.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en breve.',
};
