import pg from 'pg'

/** Drops a database, where there is one; where PostgreSQL itself is at it, such as to clear up, whose end its owner may not force, it is waited for. */
export async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  try {
    await server.query(`drop database if exists ${name} with (force)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    await server.query(`drop database if exists ${name}`)
  }
}
