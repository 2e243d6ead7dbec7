/** Asks a WebDriver; what it refuses is an error with its words. */
export function sendToDriver(address: string, method?: string, body?: object): Promise<unknown>
export function startWebkit(): Promise<{ open: () => Promise<string>; stop: () => void }>
