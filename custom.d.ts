/** A stylesheet is imported as its text: the element adopts it as a constructable sheet. */
declare module '*.css' {
  const text: string
  export default text
}

/** The version in package.json, written in by the build. */
declare const __APP_VERSION__: string

/** The same package as modules, of which a bundle takes what is used; its main file also writes window.L. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
