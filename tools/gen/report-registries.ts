import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@flink/contract/reports/report.ts';

const DECLARED = 'packages/contract/src/reports';
const SERVED = 'apps/api/src/modules/reports/office';
const ENDING = '.report.ts';
const HEADER = '// Made by npm run gen from the files *.report.ts.\n';

const identifier = (name: string): string =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ENDING))
    .toSorted();

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').slice(0, -ENDING.length);

/** The registries of reports: a report is a declaration and a query, each in a file of its name. */
export async function reportRegistries(root: string) {
  const declared = await Promise.all(
    filesIn(join(root, DECLARED)).map(async (path): Promise<Report> => {
      const name = nameOf(path);
      const { [identifier(name)]: report } = await import(join(root, DECLARED, path));
      if (report?.name !== name)
        throw new Error(`${path} declares no report ${name} as ${identifier(name)}.`);
      return report;
    }),
  );
  const names = declared.toSorted((one, other) => one.order - other.order).map(({ name }) => name);
  const queries = filesIn(join(root, SERVED));
  const entries = (suffix: string) =>
    names
      .map((name) => {
        const [key, value] = [name.includes('-') ? `'${name}'` : name, `${identifier(name)}${suffix}`];
        return key === value ? `  ${key},\n` : `  ${key}: ${value},\n`;
      })
      .join('');
  return [
    {
      path: `${DECLARED}/names.gen.ts`,
      text: `${HEADER}
/** The reports that are built, as in their addresses (spec 3 §2.1), in the order of the bar. */
export const REPORT_NAMES = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
`,
    },
    {
      path: `${DECLARED}/all.gen.ts`,
      text: `${HEADER}${names.map((name) => `import { ${identifier(name)} } from './${name}${ENDING}';\n`).join('')}import type { ReportName } from './names.ts';
import type { Report } from './report.ts';

export const REPORTS: Readonly<Record<ReportName, Report>> = {
${entries('')}};
`,
    },
    {
      path: `${SERVED}/queries.gen.ts`,
      text: `${HEADER}import type { ReportName } from '@flink/contract/reports/names.ts';
${queries.map((path) => `import { ${identifier(nameOf(path))}Report } from './${path}';\n`).join('')}import type { ServedReport } from './served-report.ts';

export const QUERIES: Readonly<Record<ReportName, ServedReport>> = {
${entries('Report')}};
`,
    },
  ];
}
