/**
 * Words that would be as right: the first of a row is the broader one, or looks like the others, or shows them. None of
 * a row is ever a wrong answer where another of it is asked for. By their English names.
 */
const ROWS: readonly (readonly string[])[] = [
  ['bird', 'owl', 'parrot', 'eagle', 'flamingo', 'penguin', 'peacock', 'swan', 'dove', 'crow'],
  ['hen', 'rooster', 'chick'],
  ['fish', 'shark'],
  ['melon', 'watermelon'],
  ['pepper', 'chili'],
  ['potato', 'sweet potato'],
  ['onion', 'garlic'],
  ['beans', 'peas'],
  ['sandwich', 'hamburger', 'hot dog'],
  ['flatbread', 'pancakes'],
  ['noodles', 'spaghetti'],
  ['cake', 'cupcake', 'pie'],
  ['candy', 'lollipop'],
  ['jar', 'baby bottle'],
  ['house', 'door', 'window'],
  ['soap', 'bubbles'],
  ['bathtub', 'shower'],
  ['hand', 'finger', 'fist'],
  ['mouth', 'tongue', 'tooth'],
  ['pants', 'shorts'],
  ['shoe', 'boot', 'flip-flop'],
  ['hat', 'cap'],
  ['glasses', 'sunglasses'],
  ['cloud', 'rain', 'snow', 'lightning'],
  ['snow', 'snowflake', 'snowman'],
  ['plant', 'seedling', 'palm tree', 'pine tree', 'cactus', 'rose', 'tulip', 'water lily', 'bouquet'],
  ['rose', 'tulip', 'bouquet'],
  ['island', 'beach'],
  ['taxi', 'tuk-tuk'],
  ['car', 'taxi', 'truck', 'bus'],
  ['ship', 'boat'],
  ['building', 'school', 'church', 'mosque', 'hotel', 'factory', 'hut', 'stadium'],
  ['roller skate', 'ice skate'],
  ['microphone', 'megaphone'],
  ['dragon', 'dinosaur'],
  ['book', 'notebook'],
  ['pencil', 'crayon'],
  ['paper', 'notebook'],
  ['needle', 'safety pin'],
  ['thread', 'wool'],
  ['computer', 'laptop'],
  ['keyboard', 'computer', 'laptop'],
  ['telephone', 'cell phone'],
  ['camera', 'movie camera'],
  ['child', 'baby'],
  ['give', 'take'],
  ['now', 'today'],
  ['what', 'which'],
];

/** The broader one goes with each of its row; those of a row that are narrower can stand beside each other. */
const ALL_ALIKE = new Set(['hen', 'cloud', 'snow', 'hand', 'mouth', 'rose', 'house']);

/** The words that would be as right as this one. */
export const asRightAs = (english: string): readonly string[] =>
  ROWS.filter((row) => row.includes(english)).flatMap((row) => {
    const [broader = ''] = row;
    const together = english === broader || ALL_ALIKE.has(broader) ? row : [broader];
    return together.filter((word) => word !== english);
  });

/** Every word that a row names. */
export const comparedWords: readonly string[] = [...new Set(ROWS.flat())];
