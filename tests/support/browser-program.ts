import { relative } from 'node:path';
import ts from 'typescript';
import { root } from './sources.ts';

/** Where scripts of the browser begin. */
const ENTRIES = /^(console|site\/(browser|islands|worker))\/(?!.*\.test\.)/;
/** Other folders are imported for their types, as is the model of the site. */
const SOURCES = /^(domain|contract|console|site(?!\/model))\//;

let program: ts.Program | undefined;

/** A typed program of everything that runs in the browser. Checking it is slow, so the tests of a process share it. */
export function browserProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host);
  const files = config?.fileNames.filter((path) => ENTRIES.test(relative(root, path))) ?? [];
  program ??= ts.createProgram(files, config?.options ?? {});
  return program;
}

/** The files of the program that are ours. */
export const browserFiles = () =>
  browserProgram()
    .getSourceFiles()
    .filter(({ fileName }) => SOURCES.test(relative(root, fileName)));
