// A hook of node's loader: writes the address of every module that a process loads into the file LOADED_FILES names.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { register } from 'node:module'

if (isMainThread) register(import.meta.url)

export async function load(url, context, next) {
  appendFileSync(process.env.LOADED_FILES, `${url}\n`)
  return next(url, context)
}
