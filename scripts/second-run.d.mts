export function filesToRunAgain(failedFiles: readonly string[]): string[]
