import type { Place } from '../document/place.ts';
import type { Description } from './description.ts';
import type { Field, Fields } from './field.ts';

/** The parts of a piece, which its tabs show. */
const PIECE_PARTS = ['text', 'image', 'audio', 'name', 'feedbackText', 'feedbackAudio'];

/** How far a way goes inside a field: the keys that lead to a control of its own. */
function inside(field: Field, rest: Place): Place {
  const [key, ...deeper] = rest;
  if (key === undefined) return [];
  switch (field.kind) {
    case 'piece':
      return typeof key === 'string' && (PIECE_PARTS.includes(key) || key in field.extra) ? [key] : [];
    case 'pieces': {
      const [part] = deeper;
      if (typeof key !== 'number') return [];
      return typeof part === 'string' && (PIECE_PARTS.includes(part) || part in field.extra)
        ? [key, part]
        : [key];
    }
    case 'texts':
    case 'files':
    case 'numbers':
      return typeof key === 'number' ? [key] : [];
    case 'fileByWord':
      return typeof key === 'string' ? [key] : [];
    case 'group':
      return among(field.fields, rest);
    case 'stage':
      return typeof key === 'number' ? [key] : [];
    case 'rows':
      return typeof key === 'number' ? [key, ...among(field.fields, deeper)] : [];
    default:
      return [];
  }
}

function among(fields: Fields, place: Place): Place {
  const [name, ...rest] = place;
  const field = typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && name !== undefined ? [name, ...inside(field, rest)] : [];
}

/**
 * Where an author sees what is wrong at a place: the nearest control on the way to it. A problem as a whole where it
 * names none of its fields; an empty place where it is the activity as a whole.
 */
export function controlAt({ problems, data, options }: Description, place: Place): Place {
  const [part, name, index, ...rest] = place;
  if (part === 'options') return ['options', ...among(options, place.slice(1))];
  if (part !== 'gameData') return [];
  if (name === 'problems' && problems !== null) {
    if (typeof index !== 'number') return ['gameData', 'problems'];
    return ['gameData', 'problems', index, ...among(problems, rest)];
  }
  return ['gameData', ...among(data, place.slice(1))];
}

/** Which problem a place is in; null where it is none. */
export const problemAt = ([part, name, index]: Place): number | null =>
  part === 'gameData' && name === 'problems' && typeof index === 'number' ? index : null;
