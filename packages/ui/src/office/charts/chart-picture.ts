/** A chart as one SVG that needs no style sheet. */
export interface ChartPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const PADDING = 20;
/** A picture is loaded without the fonts of the page. */
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const SVG_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'direction',
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
    'font-family': FONT,
  });
  picture.append(content);
  draw(root, content);
  return { svg: new XMLSerializer().serializeToString(picture), width, height };
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

function draw(element: Element, into: SVGElement): void {
  if (isLeftOut(element)) return;
  if (element instanceof SVGSVGElement) {
    into.append(copyOfChart(element));
    return;
  }
  drawBox(element, into);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, into);
    else if (child instanceof Text) drawWords(child, element, into);
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

/** Word by word, each where it stands: lines break as on the screen, and both directions of writing come out right. */
function drawWords(text: Text, parent: Element, into: SVGElement): void {
  const { color, fontSize, fontWeight, direction } = getComputedStyle(parent);
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0) continue;
    const drawn = svgElement('text', {
      x: left + width / 2,
      y: top + height / 2,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      fill: color,
      'font-size': fontSize,
      'font-weight': fontWeight,
      direction,
      textLength: width,
      lengthAdjust: 'spacingAndGlyphs',
    });
    drawn.textContent = word;
    into.append(drawn);
  }
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
  const box = { x: left, y: top, width, height, overflow: 'visible' };
  for (const [key, value] of Object.entries(box)) copy.setAttribute(key, String(value));
  return copy;
}
