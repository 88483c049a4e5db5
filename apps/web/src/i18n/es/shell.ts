import type { Catalogue } from '../catalogue.ts';

export const shell: Catalogue['shell'] = {
  skipToContent: 'Saltar al contenido',
  openMenu: 'Abrir el menú',
  profileMenu: 'Menú de perfil de {{name}}',
  mainMenu: 'Menú principal',
  copyright: '© {{year}} Ringfence',
  language: 'Idioma',
  colorMode: {
    light: 'Tema: claro. Cambiar a oscuro.',
    dark: 'Tema: oscuro. Cambiar al ajuste del sistema.',
    system: 'Tema: ajuste del sistema. Cambiar a claro.',
  },
  menu: {
    home: 'Inicio',
    dashboard: 'Panel',
    debtors: 'Deudores',
    debtorsList: 'Lista de deudores',
    contacts: 'Contactos',
    uploadDebtors: 'Cargar deudores',
    calls: 'Llamadas',
    callHistory: 'Historial de llamadas',
    admin: 'Administración',
    bulkCallSender: 'Llamadas masivas',
    activity: 'Actividad',
    recentActivity: 'Actividad reciente',
  },
};
