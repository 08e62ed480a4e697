import { relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';
import { findAccidentalReturns } from './accidental-returns.ts';

const { config } = ts.readConfigFile(`${ROOT}/tsconfig.web.json`, ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: ['apps/web/src', 'apps/gallery/src', 'packages'] },
  ts.sys,
  ROOT,
);
const program = ts.createProgram(fileNames, options);
const checked = new Set(fileNames);

const found = findAccidentalReturns(program, (file) => checked.has(file));
for (const { file, line, code, type } of found) {
  console.error(
    `${relative(ROOT, file).replaceAll(sep, '/')}:${line}: ${code}\n` +
      `  An effect or a ref callback returns ${type}: put the call into a block, without return.`,
  );
}
if (found.length > 0) process.exitCode = 1;
