import { buildWeb } from './build/build-web.ts';

await buildWeb((line) => process.stdout.write(`${line}\n`));
// The launcher gone (even by kill -9) must not leave a server behind that nobody can find.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../apps/api/src/main.ts');
