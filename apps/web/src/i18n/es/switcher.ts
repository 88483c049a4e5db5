import type { Catalogue } from '../catalogue.ts';

export const switcher: Catalogue<'switcher'> = {
  label: 'Perfil y organizaciones',
  profile: 'Perfil',
  organizations: 'Organizaciones',
  modeAndOrganizations: 'Modo y organizaciones',
  systemAdministrator: 'Administrador del sistema',
  acrossAll: 'En todas las organizaciones',
  current: 'Actual',
  joined: 'Desde el {{day}}',
  settings: 'Ajustes de la organización',
  emptyTitle: 'No se encontraron organizaciones',
  emptyBody: 'Pide a tu administrador que te añada a una organización',
  suspended: 'Suspendida',
  filter: {
    label: 'Organización',
    all: 'Todas las organizaciones',
    loading: 'Buscando organizaciones…',
    none: 'No se encontró ninguna organización',
    open: 'Mostrar las organizaciones',
    close: 'Ocultar las organizaciones',
  },
  choose: {
    title: 'Primero elige la organización',
    body: 'Estás viendo todas las organizaciones. Lo que hagas aquí pertenece a una de ellas.',
  },
  missing: {
    title: 'No existe esa organización',
    body: 'Se eliminó, o la dirección está mal escrita.',
    all: 'Mostrar todas las organizaciones',
  },
  elsewhere: {
    told: 'Cambiaste a {{other}} en otra pestaña. Esta pestaña sigue trabajando en {{own}}.',
    follow: 'Cambiar también aquí',
    stay: 'Seguir aquí',
  },
  dashboard: {
    campaignsTitle: 'Campañas en curso',
    seeCampaigns: 'Ver todas las campañas',
    loadingCampaigns: 'Cargando las campañas',
    campaignsCaption: 'Campañas en curso, la más reciente primero',
    noCampaigns: 'No hay ninguna campaña en curso',
    noCampaignsBody:
      'Aquí aparecen las campañas que llaman ahora a personas, de todas las organizaciones.',
    called: '{{settled}} de {{all}} personas resueltas',
    stepsTitle: 'Primeros pasos',
    openOrganization: 'Abre una organización',
    chooseOrganization: 'Cargar deudores',
    invite: 'Invita a su primer administrador',
  },
};
