import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { templateNameKey } from '@flink/contract/texts/texts-by-place.ts';
import { facts } from '@flink/templates/facts.gen.ts';

export type StringRow = Readonly<Record<string, string>>;

const TEXTS = new URL('../strings/', import.meta.url);
const TEMPLATES = new URL('../../packages/templates/src/', import.meta.url);

/** Those of the house, and of each template its own. */
function stringFiles(): URL[] {
  const texts = readdirSync(TEXTS).filter((name) => name.endsWith('.json'));
  const templates = readdirSync(TEMPLATES).map((alias) => new URL(`${alias}/strings.json`, TEMPLATES));
  return [...texts.map((name) => new URL(name, TEXTS)), ...templates.filter((file) => existsSync(file))];
}

/** What a template is called is a text like others, so that translators put it into further languages. */
const templateNames = () =>
  [...facts].map(
    ([alias, { activityTemplateName }]) => [templateNameKey(alias), { ...activityTemplateName }] as const,
  );

/** All interface texts: key → locale → text. */
export function readStrings(): ReadonlyMap<string, StringRow> {
  const rows = new Map<string, StringRow>(templateNames());
  for (const file of stringFiles().sort()) {
    const group: Record<string, StringRow> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [key, row] of Object.entries(group)) {
      if (rows.has(key)) throw new Error(`The text ${key} stands in two files.`);
      rows.set(key, row);
    }
  }
  return rows;
}
