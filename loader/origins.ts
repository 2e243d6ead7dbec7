// Whoever serves the loader replaces these names, so no attribute can choose where the app or its data comes from.
export const ORIGINS = { widget: '__WIDGET_ORIGIN__', api: '__API_ORIGIN__', identity: '__IDENTITY_ORIGIN__' }
export const ENTRY = '__WIDGET_ENTRY__'
