/** Loaded before a program: writes what it used into the file that USAGE_FILE names when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { peakMegabytes: maxRSS / 1024, processorSeconds: (userCPUTime + systemCPUTime) / 1e6 };
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
});
