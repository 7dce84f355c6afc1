import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle.schema.cjs',
  out: './src/database/migrations',
  casing: 'snake_case',
});
