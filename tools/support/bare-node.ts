import { spawn } from 'node:child_process';
import { freePort } from './free-port.ts';
import { answering } from './server-process.ts';

/** What this runtime and this machine can do at all: the same bytes without a router, in a process of its own as ours is. */
export async function startBareNode(file: string) {
  const port = await freePort();
  const script = `const body = require('node:fs').readFileSync(${JSON.stringify(file)});
require('node:http').createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.end(body);
}).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', script]);
  await answering(`http://127.0.0.1:${port}/`);
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
