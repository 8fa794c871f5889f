import { parentPort, workerData } from 'node:worker_threads';
import { checkDrafts } from '../../desk/publication.ts';
import type { Repository } from '../../desk/repository.ts';

const { drafts, folder } = workerData;
parentPort?.postMessage(await checkDrafts(drafts, { folder } as Repository));
