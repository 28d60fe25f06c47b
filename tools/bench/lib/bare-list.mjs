// The list of countries with as little code as Fastify and pg allow: the same statement, no permission, schema, language or log. `npm run
// bench` compares the product's list with it.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns = 'id, name_en, name_fr, name_ar, code, currency, phone_code, version, created_at, updated_at';
const app = Fastify();

app.get('/ready', () => ({ ready: true }));
app.get('/countries', async () => {
  const { rows } = await pool.query({
    name: 'rows',
    text: `select ${columns}, (select count(*) from countries) as total from countries order by sort_en, id limit $1 offset $2`,
    values: [20, 0],
  });
  const data = rows.map(({ name_en: en, name_fr: fr, name_ar: ar, total: _, ...rest }) => ({
    ...rest,
    name: { en, fr, ar },
  }));
  return { data, total: Number(rows[0].total) };
});

process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
