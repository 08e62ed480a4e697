import Fastify from 'fastify';
import pg from 'pg';

/** What the whole stack is held against: the same query and the same connections, and nothing else. */
const { BENCH_DATABASE, BENCH_POOL, BENCH_SQL = '', BENCH_OTHER_PARAMETERS = '[]' } = process.env;

const pool = new pg.Pool({ connectionString: BENCH_DATABASE, max: Number(BENCH_POOL) });
const others: unknown[] = JSON.parse(BENCH_OTHER_PARAMETERS);
const server = Fastify();

server.get<{ Params: { id: string } }>('/centers/:id', async ({ params }) => {
  const { rows } = await pool.query(BENCH_SQL, [params.id, ...others]);
  return { success: true, data: rows[0] };
});

server.get('/processor-seconds', async () => {
  const { user, system } = process.cpuUsage();
  return String((user + system) / 1_000_000);
});

process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`ready at ${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
