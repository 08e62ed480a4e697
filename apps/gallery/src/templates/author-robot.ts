import type { Description } from '@flink/make-kit/description/description.ts';
import type { Field, FieldsOf, PieceField, PiecesField } from '@flink/make-kit/description/field.ts';
import { type Place, placeName, valueAt } from '@flink/make-kit/document/place.ts';
import { htmlOf } from '@flink/make-kit/texts/rich-words.ts';
import { colourOf } from '@flink/ui/office/colour/palette.ts';

type Fields = Readonly<Record<string, Field>>;
type Thing = Readonly<Record<string, unknown>>;

const PROBLEMS: Place = ['gameData', 'problems'];
/** A control that does not do what it is asked is broken, not slow. */
const PATIENCE_MS = 10_000;

const named = (attribute: string, place: Place) => `[${attribute}=${JSON.stringify(placeName(place))}]`;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const thingOf = (value: unknown): Thing =>
  typeof value === 'object' && value !== null ? (value as Thing) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was done before is drawn. */
const drawn = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

async function until<Found>(what: string, look: () => Found | null | undefined | false): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`An author waits in vain for ${what}`);
    await new Promise((again) => setTimeout(again, 5));
  }
}

const find = (selector: string, around: ParentNode = document) =>
  until(selector, () => around.querySelector<HTMLElement>(selector));

async function press(selector: string, around?: ParentNode): Promise<void> {
  const button = await find(selector, around);
  if (button instanceof HTMLButtonElement && button.disabled)
    throw new Error(`${selector} cannot be pressed`);
  button.click();
  await drawn();
}

async function write(control: HTMLElement, text: string): Promise<void> {
  // React listens to the field itself, which must not know the value before the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
  // The author goes on: what was written is in the document now.
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await drawn();
}

const LINE = 'input:not([type=file]), textarea';

/** It was written by hand or long ago, and is read kindly: no control offers it. */
export class NotOffered extends Error {}

function assertOffered(isOffered: boolean, place: Place): void {
  if (!isOffered) throw new NotOffered(placeName(place));
}

/**
 * Makes an activity from nothing in the editor on the page, by nothing but its controls. What it could not make differs
 * from what was wanted; a control that is missing is an error.
 */
export async function makeByControls(
  description: Description,
  held: () => unknown,
  wanted: { readonly options: unknown; readonly gameData: unknown },
): Promise<void> {
  const frame = (place: Place) => find(named('data-field', place));
  const heldAt = (place: Place) => valueAt(held(), place);
  const addTo = (place: Place) => press(named('data-add', place));

  async function drop(place: Place, file: unknown): Promise<void> {
    if (textOf(file) === '') return;
    const target = await find('[data-file]', await frame(place));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['.'], textOf(file)));
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await until(`${textOf(file)} at ${placeName(place)}`, () => heldAt(place) === file);
  }

  async function writeLine(place: Place, text: unknown): Promise<void> {
    if (textOf(text) === textOf(heldAt(place))) return;
    await write(await find(LINE, await frame(place)), textOf(text));
  }

  async function choose(place: Place, value: unknown): Promise<void> {
    const select = await find('input[role=combobox], input[aria-haspopup=listbox]', await frame(place));
    select.click();
    const list = await until('the list', () =>
      document.getElementById(select.getAttribute('aria-controls') ?? ''),
    );
    await press(`[role=option][value=${JSON.stringify(String(value))}]`, list);
  }

  async function chooseColour(place: Place, hex: unknown): Promise<void> {
    if (heldAt(place) === hex || hex === undefined) return;
    assertOffered(colourOf(textOf(hex)) !== undefined, place);
    await press('button', await frame(place));
    await press(`[role=radiogroup] input[value=${JSON.stringify(hex)}]`);
    await press('button', await frame(place));
  }

  /** The open editor of rich text takes what is pasted, as from a word processor, and is closed again. */
  async function writeRich(around: HTMLElement, html: string): Promise<void> {
    if (!around.querySelector('[contenteditable=true]')) await press('button', around);
    const paper = await find('[contenteditable=true]', around);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    paper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await drawn();
    await press('[aria-label^="Done"]', around);
  }

  async function fillPiece(place: Place, field: PieceField | PiecesField, piece: Thing): Promise<void> {
    const slot = await find(named('data-slot', place));
    const opener = await find('button', slot);
    if (opener.getAttribute('aria-expanded') !== 'true') await press('button', slot);
    const tab = (nth: number) => async () => {
      const panel = await find(named('data-panel', place));
      const tabs = panel.querySelectorAll<HTMLElement>('[role=tab]');
      tabs[nth]?.click();
      await drawn();
    };
    const [texts, pictures, sounds, told] = [tab(0), tab(1), tab(2), tab(3)];
    await texts();
    await writeLine([...place, 'text'], piece['text']);
    await fill(place, field.extra, piece);
    if (piece['image'] !== undefined || piece['name'] !== undefined) {
      await pictures();
      await drop([...place, 'image'], piece['image']);
      // A picture takes the place of the words, unless both are wanted.
      if (textOf(piece['image']) !== '' && textOf(piece['text']) !== '') await press('[data-keep-both]');
      await writeLine([...place, 'name'], piece['name']);
    }
    if (piece['audio'] !== undefined) {
      await sounds();
      await drop([...place, 'audio'], piece['audio']);
    }
    if (piece['feedbackText'] !== undefined || piece['feedbackAudio'] !== undefined) {
      await told();
      await writeLine([...place, 'feedbackText'], piece['feedbackText']);
      await drop([...place, 'feedbackAudio'], piece['feedbackAudio']);
    }
  }

  async function fillPieces(place: Place, field: PiecesField, pieces: readonly unknown[]): Promise<void> {
    assertOffered(pieces.length <= field.most, place);
    for (const [index, piece] of pieces.entries()) {
      if (listOf(heldAt(place)).length <= index) await addTo(place);
      await fillPiece([...place, index], field, thingOf(piece));
    }
  }

  async function addUpTo(place: Place, length: number): Promise<void> {
    while (listOf(heldAt(place)).length < length) await addTo(place);
  }

  async function mark(place: Place, mask: readonly unknown[]): Promise<void> {
    const parts = (await frame(place)).querySelectorAll<HTMLElement>('button[aria-pressed]');
    assertOffered(parts.length === mask.length, place);
    for (const [index, wish] of mask.entries()) {
      for (let turn = 0; turn < 3 && listOf(heldAt(place))[index] !== wish; turn += 1) {
        parts[index]?.click();
        await drawn();
      }
    }
  }

  async function writeMarked(place: Place, runs: readonly unknown[]): Promise<void> {
    const around = await frame(place);
    const area = (await find('textarea', around)) as HTMLTextAreaElement;
    await write(area, runs.map((run) => textOf(thingOf(run)['text'])).join(''));
    let at = 0;
    for (const run of runs.map(thingOf)) {
      const { length } = textOf(run['text']);
      if (run['marked'] === true) {
        area.setSelectionRange(at, at + length);
        await press('button', around);
      }
      at += length;
    }
  }

  async function placeBox(place: Place, box: Thing): Promise<void> {
    const panel = await find(named('data-panel', place));
    await writeRich(await frame([...place, 'text']), htmlOf(box));
    const dim = box['dim'];
    const sides = panel.querySelectorAll<HTMLElement>('[inputmode=numeric]');
    if (dim === undefined) [...panel.querySelectorAll<HTMLElement>('button')].at(-1)?.click();
    // First how large it is: a large box has less room to stand in.
    else
      for (const [nth, side] of [
        [2, 'width'],
        [3, 'height'],
        [0, 'left'],
        [1, 'top'],
      ] as const) {
        const control = sides[nth];
        if (control) await write(control, String(Number.parseFloat(String(thingOf(dim)[side]))));
      }
    await turn([...place, 'ignoreTTS'], box['ignoreTTS'] === true);
  }

  async function turn(place: Place, on: boolean): Promise<void> {
    const control = (await find('input', await frame(place))) as HTMLInputElement;
    if (control.checked === on) return;
    control.click();
    await drawn();
  }

  /** Chosen ones first: the last one cannot be taken out. */
  async function check(place: Place, values: readonly string[], wish: readonly unknown[]): Promise<void> {
    const boxes = [...(await frame(place)).querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    for (const aim of [true, false])
      for (const [index, value] of values.entries()) {
        const box = boxes[index];
        if (box && wish.includes(value) === aim && box.checked !== aim) box.click();
        await drawn();
      }
  }

  async function fillField(place: Place, field: Field, value: unknown): Promise<void> {
    if (value === undefined || same(value, heldAt(place))) return;
    switch (field.kind) {
      case 'text':
        return field.among === undefined ? writeLine(place, value) : choose(place, value);
      case 'rich':
        return writeRich(await frame(place), htmlOf(valueAt(wanted, place.slice(0, -1))));
      case 'piece':
        if (field.optional && heldAt(place) === undefined) await addTo(place);
        return fillPiece(place, field, thingOf(value));
      case 'pieces':
        return fillPieces(place, field, listOf(value));
      case 'texts':
        assertOffered(listOf(value).length <= field.most, place);
        for (const [index, word] of listOf(value).entries()) {
          await addUpTo(place, index + 1);
          await writeLine([...place, index], word);
        }
        return;
      case 'mask':
        return mark(place, listOf(value));
      case 'marked':
        return writeMarked(place, listOf(value));
      case 'file':
        return drop(place, value);
      case 'files':
        for (const [index, file] of listOf(value).entries()) await drop([...place, index], file);
        return;
      case 'fileByWord':
        for (const [word, file] of Object.entries(thingOf(value))) await drop([...place, word], file);
        return;
      case 'switch':
        return turn(place, value === true);
      case 'number':
        return write(await find('input', await frame(place)), String(value));
      case 'numbers':
        for (const [index, number] of listOf(value).entries()) {
          await addUpTo(place, index + 1);
          await write(await find('input', await frame([...place, index])), String(number));
        }
        return;
      case 'choice':
        assertOffered(field.values.includes(value as string), place);
        return choose(place, value);
      case 'language':
        return choose(place, value);
      case 'otherProblem': {
        const index = problems.findIndex((one) => thingOf(one)['id'] === value);
        return choose(place, heldAt([...PROBLEMS, index < 0 ? Number(value) : index, 'id']));
      }
      case 'choices':
        return check(place, field.values, listOf(value));
      case 'colour':
        return chooseColour(place, value);
      case 'colours': {
        // The usual ones are there before anybody has written one.
        if (same(value, field.usual)) return;
        const shown = async () => (await frame(place)).querySelectorAll('li').length;
        while ((await shown()) > listOf(value).length)
          await press('li:last-child > button:last-of-type', await frame(place));
        while ((await shown()) < listOf(value).length) await addTo(place);
        for (const [index, hex] of listOf(value).entries()) await chooseColour([...place, index], hex);
        return;
      }
      case 'perLanguage':
        for (const [code, pieces] of Object.entries(thingOf(value))) {
          await choose(place, code);
          await addTo(place);
          await fillPieces([...place, code], field.of, listOf(pieces));
        }
        return;
      case 'group':
        return fill(place, field.fields, thingOf(value));
      case 'rows':
        for (const [index, row] of listOf(value).entries()) {
          await addUpTo(place, index + 1);
          await fill([...place, index], field.fields, thingOf(row));
        }
        return;
      case 'stage':
        for (const [index, box] of listOf(value).entries()) {
          await addTo(place);
          await placeBox([...place, index], thingOf(box));
        }
        return;
    }
  }

  async function fill(place: Place, fields: Fields | FieldsOf<Thing>, thing: Thing): Promise<void> {
    // What a switch asks for is there when it is on.
    const isSwitch = ([, field]: readonly [string, Field]) => field.kind === 'switch';
    const all = Object.entries(fields);
    for (const [name, field] of [...all.filter(isSwitch), ...all.filter((one) => !isSwitch(one))])
      await fillField([...place, name], field, thing[name]);
  }

  const data = thingOf(wanted.gameData);
  const problems = listOf(data['problems']);
  if (textOf(data['instructionText']) !== '')
    await writeLine(['gameData', 'instructionText'], data['instructionText']);
  await fill(['options'], description.options, thingOf(wanted.options));
  await fill(['gameData'], description.data, data);
  if (description.problems === null) return;
  const byId = Object.entries(description.problems).filter(([, { kind }]) => kind === 'otherProblem');
  const own = Object.entries(description.problems).filter(([, { kind }]) => kind !== 'otherProblem');
  for (const [index, problem] of problems.entries()) {
    await addUpTo(PROBLEMS, index + 1);
    await fill([...PROBLEMS, index], Object.fromEntries(own), thingOf(problem));
  }
  // Those that name another one wait until it is there.
  for (const [index, problem] of problems.entries()) {
    if (!byId.some(([name]) => thingOf(problem)[name] !== undefined)) continue;
    await press(`[data-problem="${index}"]`);
    await fill([...PROBLEMS, index], Object.fromEntries(byId), thingOf(problem));
  }
}
