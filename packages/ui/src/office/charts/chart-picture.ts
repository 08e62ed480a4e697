/** A chart as an SVG that needs no style sheet, and its words. */
export interface ChartPicture {
  readonly svg: string;
  /** Written onto it with the fonts of the page, which an SVG of its own does not have. */
  readonly words: readonly PictureWord[];
  readonly width: number;
  readonly height: number;
}

export interface PictureWord {
  readonly text: string;
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
  readonly direction: 'ltr' | 'rtl';
}

const SVG = 'http://www.w3.org/2000/svg';
const PADDING = 20;
const SVG_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
];

/** Draws what is shown of an element again: its boxes, its words and the charts in it. `data-not-in-picture` is left out. */
export function chartPicture(root: HTMLElement): ChartPicture {
  const frame = root.getBoundingClientRect();
  const width = Math.ceil(frame.width) + 2 * PADDING;
  const height = Math.ceil(frame.height) + 2 * PADDING;
  const picture = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  picture.append(svgElement('rect', { width, height, fill: groundOf(root) }));
  const content = svgElement('g', {
    transform: `translate(${PADDING - frame.left} ${PADDING - frame.top})`,
  });
  picture.append(content);
  const words: PictureWord[] = [];
  draw(root, content, words);
  return {
    svg: new XMLSerializer().serializeToString(picture),
    words: words.map((word) => ({
      ...word,
      x: word.x + PADDING - frame.left,
      y: word.y + PADDING - frame.top,
    })),
    width,
    height,
  };
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

const isClear = (colour: string): boolean => /^transparent$|^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);

/** The ground that the element stands on. */
function groundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

function isLeftOut(element: Element): boolean {
  if (element.closest('[data-not-in-picture], details') !== null) return true;
  const { display, visibility, clipPath, opacity } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden' || clipPath.startsWith('inset') || opacity === '0';
}

function draw(element: Element, into: SVGElement, words: PictureWord[]): void {
  if (isLeftOut(element)) return;
  if (element instanceof SVGSVGElement) {
    into.append(copyOfChart(element));
    for (const text of element.querySelectorAll('text')) words.push(...wordsIn(text, text));
    return;
  }
  drawBox(element, into);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, into, words);
    else if (child instanceof Text) words.push(...wordsIn(child, element));
  }
}

function drawBox(element: Element, into: SVGElement): void {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return;
  const rx = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, height / 2);
  const box = { x: left, y: top, width, height, rx };
  if (!isClear(style.backgroundColor))
    into.append(svgElement('rect', { ...box, fill: style.backgroundColor }));
  const [hatched] = /gradient/.test(style.backgroundImage)
    ? (/rgba?\([^)]*\)|color\([^)]*\)/.exec(style.backgroundImage) ?? [])
    : [];
  if (hatched) into.append(svgElement('rect', { ...box, fill: hatchOf(hatched, into) }));
  const outline = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'solid' && outline > 0)
    into.append(
      svgElement('rect', { ...box, fill: 'none', stroke: style.outlineColor, 'stroke-width': outline }),
    );
  const edges = [
    [style.borderTopWidth, style.borderTopStyle, style.borderTopColor, [left, top, left + width, top]],
    [
      style.borderBottomWidth,
      style.borderBottomStyle,
      style.borderBottomColor,
      [left, top + height, left + width, top + height],
    ],
    [style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor, [left, top, left, top + height]],
    [
      style.borderRightWidth,
      style.borderRightStyle,
      style.borderRightColor,
      [left + width, top, left + width, top + height],
    ],
  ] as const;
  for (const [thickness, kind, stroke, [x1, y1, x2, y2]] of edges) {
    const strokeWidth = Number.parseFloat(thickness);
    if (!strokeWidth || kind === 'none' || isClear(stroke)) continue;
    const dashes = kind === 'dotted' ? '2 4' : kind === 'dashed' ? '5 4' : 'none';
    into.append(
      svgElement('line', { x1, y1, x2, y2, stroke, 'stroke-width': strokeWidth, 'stroke-dasharray': dashes }),
    );
  }
}

/** Boxes that the page fills with stripes get stripes again. */
function hatchOf(colour: string, into: SVGElement): string {
  const id = `stripes-${colour.replaceAll(/\W+/g, '-')}`;
  if (into.querySelector(`#${CSS.escape(id)}`) === null) {
    const pattern = svgElement('pattern', {
      id,
      width: 6,
      height: 6,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    });
    pattern.append(svgElement('rect', { width: 6, height: 6, fill: colour, 'fill-opacity': 0.28 }));
    pattern.append(svgElement('rect', { width: 3, height: 6, fill: colour }));
    into.append(pattern);
  }
  return `url(#${id})`;
}

const LATIN = /\p{Script=Latin}/u;

/** Word by word, each where it stands: lines break as on the screen, and both directions of writing come out right. */
function wordsIn(place: Element | Text, parent: Element): PictureWord[] {
  const { color, fill, fontSize, fontWeight, fontFamily, direction } = getComputedStyle(parent);
  const text = place instanceof Text ? place : place.firstChild;
  if (!(text instanceof Text)) return [];
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0) return [];
    return {
      text: word,
      x: left + width / 2,
      y: top + height / 2,
      font: `${fontWeight} ${fontSize} ${fontFamily}`,
      colour: parent instanceof SVGElement ? fill : color,
      direction: direction === 'rtl' && !LATIN.test(word) ? 'rtl' : 'ltr',
    } as const;
  });
}

/** With the styles that the page gives it. */
function copyOfChart(chart: SVGSVGElement): SVGElement {
  const { left, top, width, height } = chart.getBoundingClientRect();
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [place, original] of originals.entries()) {
    const style = getComputedStyle(original);
    const target = copies[place];
    if (!target) continue;
    for (const name of SVG_STYLES) {
      const value = style.getPropertyValue(name);
      // A pattern of the page has the whole address before its name.
      if (value !== '') target.setAttribute(name, value.replace(/url\("?[^"#]*(#[^")]+)"?\)/, 'url($1)'));
    }
    target.removeAttribute('class');
    target.removeAttribute('style');
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  const box = { x: left, y: top, width, height, overflow: 'visible' };
  for (const [key, value] of Object.entries(box)) copy.setAttribute(key, String(value));
  return copy;
}
