/** Milliseconds that the processor works on it, in all threads of this process; what else the machine does adds nothing. */
export async function cpuTime(run: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
