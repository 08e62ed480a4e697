import type { ExportedActivity, ExportedText } from './exchange-unit.ts';
import { type Inline, inlinesOf } from './inline-codes.ts';

const FLINK_NAMESPACE = 'urn:flink:translation:1';

/** What XML 1.0 cannot hold. */
const NO_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

const hexOf = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

function xmlText(text: string): string {
  let out = '';
  let at = 0;
  for (const { 0: sign, index } of text.matchAll(NO_XML)) {
    out += `${escaped(text.slice(at, index))}<cp hex="${hexOf(sign)}"/>`;
    at = index + sign.length;
  }
  return out + escaped(text.slice(at));
}

const xmlAttribute = (text: string): string =>
  escaped(text.replaceAll(NO_XML, '\ufffd'))
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');

/** The codes of a unit: each different one is written once, and source and target name the same code alike. */
class Codes {
  private readonly data = new Map<string, string>();
  private readonly ids = new Map<string, string[]>();
  private last = 0;

  refOf(data: string): string {
    const known = this.data.get(data);
    if (known !== undefined) return known;
    const ref = `d${this.data.size + 1}`;
    this.data.set(data, ref);
    return ref;
  }

  /** The id of the nth code of this kind. */
  idOf(kind: string, nth: number): string {
    const ids = this.ids.get(kind) ?? [];
    this.ids.set(kind, ids);
    while (ids.length <= nth) {
      this.last += 1;
      ids.push(String(this.last));
    }
    return ids[nth] ?? '';
  }

  xml(): string {
    if (this.data.size === 0) return '';
    const all = [...this.data].map(([data, ref]) => `<data id="${ref}">${xmlText(data)}</data>`);
    return `<originalData>${all.join('')}</originalData>`;
  }
}

function inlineXml(inlines: readonly Inline[], codes: Codes, seen: Map<string, number>): string {
  const next = (kind: string) => {
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return codes.idOf(kind, nth);
  };
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return xmlText(inline.text);
      if (inline.kind === 'code')
        return `<ph id="${next(`ph ${inline.data}`)}" dataRef="${codes.refOf(inline.data)}"/>`;
      const id = next(`pc ${inline.open}`);
      const refs = `dataRefStart="${codes.refOf(inline.open)}" dataRefEnd="${codes.refOf(inline.close)}"`;
      return `<pc id="${id}" ${refs}>${inlineXml(inline.inner, codes, seen)}</pc>`;
    })
    .join('');
}

const STATES: Readonly<Record<string, string>> = { done: 'translated' };

function unitXml(text: ExportedText, number: number): string {
  const codes = new Codes();
  const side = (words: string) => inlineXml(inlinesOf(text.form, words), codes, new Map());
  const source = side(text.source);
  const target =
    text.translation === '' ? '' : `<target xml:space="preserve">${side(text.translation)}</target>`;
  const note =
    text.state === 'changed'
      ? '<notes><note category="state">The source changed after this translation.</note></notes>'
      : '';
  const attributes = `id="u${number}" name="${xmlAttribute(text.part)}" type="fl:${text.form}" fl:mark="${xmlAttribute(text.mark)}"`;
  return `<unit ${attributes}>${note}${codes.xml()}<segment state="${STATES[text.state] ?? 'initial'}"><source xml:space="preserve">${source}</source>${target}</segment></unit>`;
}

/** XLIFF 2.1: a file element for each activity, a unit for each text. */
export function writeXliff(activities: readonly ExportedActivity[], from: string, to: string): string {
  let number = 0;
  const files = activities.map(({ _id, activityName, texts }, at) => {
    const units = texts.map((text) => {
      number += 1;
      return unitXml(text, number);
    });
    const name = `<notes><note category="activity">${xmlText(activityName).replaceAll(/<[^>]*>/g, '')}</note></notes>`;
    return `<file id="f${at + 1}" original="${_id}">${name}\n${units.join('\n')}\n</file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:fl="${FLINK_NAMESPACE}" version="2.1" srcLang="${from}" trgLang="${to}">\n${files.join('\n')}\n</xliff>\n`;
}
