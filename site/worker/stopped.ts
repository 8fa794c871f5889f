/** Published as /sw.js with `OFFLINE=off`: deletes all caches and unregisters itself. */
import { scope } from './scope.ts';

async function stop(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(stop()));
