import type { WindowLike } from 'dompurify';
import {
  isSafeReference,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
  XLINK_NAMESPACE,
  XML_NAMESPACE,
  XMLNS_NAMESPACE,
} from './allow-list.ts';
import { type EmbeddedPictures, embeddedPictures, isEmbedded } from './embedded-pictures.ts';
import { expandsTooFar } from './expansion.ts';
import { isTooNested } from './nesting.ts';
import { isSafeCss, withoutComments } from './safe-css.ts';

/** Takes a drawing apart and puts back only what can do no harm; null when it is no drawing. */
export type SvgCleaner = (svg: string) => string | null;

/** A text of its own named once and used a million times fills the memory. */
const DECLARES_ENTITY = /<!ENTITY/i;

const CDATA_NODE = 4;
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** Leaves elements and text only, so that both looks below judge what will be written. */
function dropCommentsAndUnwrapCdata(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === ELEMENT_NODE) dropCommentsAndUnwrapCdata(child);
    else if (child.nodeType === CDATA_NODE)
      node.replaceChild(ownerOf(node).createTextNode(child.nodeValue ?? ''), child);
    else if (child.nodeType !== TEXT_NODE) node.removeChild(child);
  }
  node.normalize();
  if (node.nodeName === 'style') node.textContent = withoutComments(node.textContent ?? '');
}

function ownerOf(node: Node): Document {
  if (node.ownerDocument === null) throw new TypeError('a node without a document');
  return node.ownerDocument;
}

function isSafeAttribute(element: Element, attribute: Attr): boolean {
  const name = attribute.localName;
  switch (attribute.namespaceURI) {
    case XMLNS_NAMESPACE:
      return attribute.value === SVG_NAMESPACE || attribute.value === XLINK_NAMESPACE;
    case XML_NAMESPACE:
      return name === 'space' || name === 'lang';
    case XLINK_NAMESPACE:
      return name === 'href' && isSafeReference(element.localName, attribute.value);
    case null:
      break;
    default:
      return false;
  }
  if (/^on/i.test(name)) return false;
  if (name === 'href') return isSafeReference(element.localName, attribute.value);
  if (name === 'attributeName') return attribute.value === 'transform';
  if (name === 'from' || name === 'to') return /^[-+.,\de\s]*$/i.test(attribute.value);
  return name.startsWith('aria-') || (isSafeCss(attribute.value) && !/script\s*:/i.test(attribute.value));
}

function isSafeElement(element: Element): boolean {
  return (
    element.namespaceURI === SVG_NAMESPACE &&
    element.prefix === null &&
    SVG_ELEMENTS.has(element.localName) &&
    (element.localName !== 'style' || isSafeCss(element.textContent ?? ''))
  );
}

/** The second look, after the sanitizer's: an element or attribute that is not on our own list goes. */
function keepOnlyAllowed(element: Element, tidied: EmbeddedPictures): void {
  for (const attribute of [...element.attributes]) {
    if (attribute.localName === 'style') attribute.value = withoutComments(attribute.value);
    if (!isSafeAttribute(element, attribute)) element.removeAttributeNode(attribute);
    else if (attribute.localName === 'href' && isEmbedded(attribute.value)) {
      const picture = tidied(attribute.value);
      if (picture === null) element.removeAttributeNode(attribute);
      else attribute.value = picture;
    }
  }
  for (const child of [...element.children]) {
    if (isSafeElement(child)) keepOnlyAllowed(child, tidied);
    else child.remove();
  }
}

/** jsdom and DOMPurify take a third of a second and tens of megabytes to load: only when a drawing comes. */
export async function loadSvgCleaner(): Promise<SvgCleaner> {
  const [{ JSDOM }, { default: createDomPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const purify = createDomPurify(window as unknown as WindowLike);
  const parser = new window.DOMParser();
  const serializer = new window.XMLSerializer();

  function parse(svg: string): Element | null {
    const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
    const isDrawing = root.namespaceURI === SVG_NAMESPACE && root.localName === 'svg' && root.prefix === null;
    return isDrawing && root.getElementsByTagName('parsererror').length === 0 ? root : null;
  }

  return (svg) => {
    const root = DECLARES_ENTITY.test(svg) || isTooNested(svg) ? null : parse(svg);
    if (root === null) return null;
    dropCommentsAndUnwrapCdata(root);
    purify.sanitize(root, {
      IN_PLACE: true,
      NAMESPACE: SVG_NAMESPACE,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      ADD_ATTR: ['role', 'from', 'to'],
      ADD_FORBID_CONTENTS: ['metadata'],
      FORBID_TAGS: ['script', 'foreignObject', 'a', 'metadata'],
      ALLOW_DATA_ATTR: false,
      // The drawing stands alone, never inside a page: ids such as `body` and `head` are parts of a figure here.
      SANITIZE_DOM: false,
    });
    keepOnlyAllowed(root, embeddedPictures());
    return expandsTooFar(root) ? null : serializer.serializeToString(root);
  };
}
