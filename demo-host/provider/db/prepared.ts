import type { Orm } from './orm.ts'

type Selecting = Pick<Orm, 'select'>

/**
 * A statement that every call asks, put together once for each connection pool: drizzle writes its text anew each time it
 * is built, which takes longer than to price a room. Built by `.prepare(UNNAMED)`, it is sent as any other
 * (statement-names.ts says which get a name).
 */
export function preparedOnce<Statement>(build: (orm: Selecting) => Statement): (orm: Selecting) => Statement {
  const built = new WeakMap<Selecting, Statement>()
  return (orm) => {
    const statement = built.get(orm) ?? build(orm)
    built.set(orm, statement)
    return statement
  }
}

export const UNNAMED = ''
