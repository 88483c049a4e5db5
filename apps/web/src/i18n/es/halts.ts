import type { Catalogue } from '../catalogue.ts';

export const halts: Catalogue<'halts'> = {
  title: '¿Detener todas las llamadas de {{organization}}?',
  body: 'No se hacen más llamadas, y las que esperan o suenan se cancelan. Las conversaciones terminan normalmente. Las campañas quedan como están y continúan cuando se vuelvan a permitir las llamadas.',
  titleAll: '¿Detener las llamadas de TODAS las organizaciones?',
  bodyAll:
    'Ninguna organización de este servidor hace más llamadas, y las que esperan o suenan se cancelan. Las conversaciones terminan normalmente. Las campañas quedan como están y continúan cuando se vuelvan a permitir las llamadas.',
  note: 'Nota (opcional)',
  noteHint: 'Por ejemplo el motivo, para quien lo consulte después.',
  confirm: 'Detener todas las llamadas',
  busy: 'Deteniendo…',
  cancel: 'Cancelar',
  region: 'Llamadas detenidas',
  thisOrganization: 'esta organización',
  stoppedHere: 'Todas las llamadas están detenidas',
  stoppedOf: 'Todas las llamadas de {{organization}} están detenidas',
  stoppedAll: 'Todas las llamadas de todas las organizaciones están detenidas',
  since: 'desde {{moment}}, por {{who}}',
  systemAdministrator: 'Administrador del sistema',
  more: 'Otras organizaciones con las llamadas detenidas: {{count}}',
  showAll: 'Mostrar todas',
  allow: 'Volver a permitir llamadas',
  allowOf: 'Volver a permitir las llamadas de {{organization}}',
  allowAll: 'Volver a permitir las llamadas de todas las organizaciones',
  allowing: 'Permitiendo…',
  liftTitleAll: '¿Volver a permitir las llamadas de TODAS las organizaciones?',
  liftBodyAll:
    'Todas las organizaciones de este servidor vuelven a llamar de inmediato, según sus campañas y reglas. Las que detuvieron sus propias llamadas siguen detenidas.',
  suspended: 'Esta organización está suspendida: {{because}}.',
  suspendedPlain: 'Esta organización está suspendida.',
  clockAhead: 'El reloj de un proceso de llamadas va {{off}} por delante del de la base de datos.',
  clockBehind: 'El reloj de un proceso de llamadas va {{off}} por detrás del de la base de datos.',
  clockHolds:
    'Ese proceso no hace llamadas hasta que su reloj esté bien; después continúa solo. Pide a quien administra este servidor que lo ponga en hora.',
  readOnly:
    'Puedes verlo todo. Todavía puedes registrar solicitudes de no llamar y otros datos de una persona; nada más se puede cambiar.',
  noCalls: 'No hace llamadas.',
};
