/** Which version the widget's origin serves, as a module that any page may import. */
export const VERSION_PATH = '/v1/version.js'
