import type { ReadingCorner } from './reading.ts';

export const readingInEnglish: ReadingCorner = {
  books: [
    {
      level: 1,
      key: 'where-is-my-shoe',
      name: 'Where Is My Shoe?',
      pages: [
        { shows: 'shoe', text: 'Mia has only one shoe. Where is the other one?' },
        { shows: 'bed', text: 'Is it under the bed? No. Under the bed there is only a ball.' },
        { shows: 'basket', text: 'Is it in the basket? No. In the basket there are six eggs.' },
        { shows: 'pot', text: 'Is it in the pot? “No!” says Dad. “In the pot there is soup.”' },
        { shows: 'dog', text: 'Here comes the dog. He looks very happy. What is in his mouth?' },
        { shows: 'shoe', text: '“My shoe!” says Mia. “Thank you, dog! But why is it wet?”' },
      ],
    },
    {
      level: 3,
      key: 'the-quiet-drum',
      name: 'The Quiet Drum',
      pages: [
        {
          shows: 'drum',
          text: 'Kofi found an old drum behind the house. He tapped it once. It made no sound at all.',
        },
        {
          shows: 'monkey',
          text: 'A monkey came down from the roof. “Hit it harder!” said the monkey. Kofi hit it harder. Nothing.',
        },
        {
          shows: 'frog',
          text: 'A frog looked up from the grass. “Sing to it,” said the frog. So Kofi sang. Still nothing.',
        },
        {
          shows: 'elephant',
          text: 'Even the elephant came to help. She blew her trumpet so loud that the leaves fell off the tree.',
        },
        {
          shows: 'rain',
          text: 'Then it began to rain. One small drop fell on the drum. Tum! Another one fell. Tum, tum!',
        },
        {
          shows: 'tree',
          text: '“It likes to be touched softly,” said Kofi. He put the drum under the tree and tapped it with one finger.',
        },
        {
          shows: 'moon',
          text: 'Tum, tum, tum went the drum, all evening long, and everybody danced until the moon came out.',
        },
      ],
    },
  ],
  passages: [
    {
      level: 1,
      key: 'my-goat',
      name: 'My Goat',
      shows: 'goat',
      benchmark: 20,
      text: 'I have a goat. My goat is brown. It eats grass. It eats my hat, too! “No, goat!” I say. “Not my hat!”',
    },
    {
      level: 2,
      key: 'warm-bread',
      name: 'Warm Bread',
      shows: 'bread',
      benchmark: 40,
      text: 'Every morning my uncle bakes bread. The house smells warm and good. I put butter on my bread, and my sister puts honey on hers. We eat by the window and wait for the school bus.',
    },
    {
      level: 3,
      key: 'the-kite-in-the-tree',
      name: 'The Kite in the Tree',
      shows: 'kite',
      benchmark: 60,
      text: 'The wind pulled the kite out of Sara’s hand. It flew over the fence, across the road and into the tallest tree. Sara wanted to cry. Then her neighbor, who is eighty-two years old, came out with a broom. He tied it to a long stick and gave the branch one small push. Down came the kite!',
    },
    {
      level: 4,
      key: 'the-night-train',
      name: 'The Night Train',
      shows: 'train',
      benchmark: 80,
      text: 'Daniel had never slept on a train before. His bed was so high that he needed a ladder, and so narrow that he could touch both walls. Outside, small lights ran past in the dark: a farm, a bridge, a lonely station with one sleeping dog. The wheels sang the same song over and over. Daniel wanted to stay awake until they crossed the big river, but the song was stronger. When he opened his eyes, the sun was up and the sea lay in front of the window.',
    },
    {
      level: 5,
      key: 'the-smallest-library',
      name: 'The Smallest Library',
      shows: 'book',
      benchmark: 95,
      text: 'The smallest library in our town is a blue box on a pole in front of Mrs. Okoye’s house. It holds about thirty books, and nobody has to ask for them. You open the glass door, take one that you like, and leave another one when you can. At first people only left what they did not want any more. Then somebody put in a brand-new book with a note: “This made me laugh on a bad day.” Since then almost every book comes with a note. My favorite says, “Read page forty to somebody you love.” I did. My grandfather laughed so hard that his glasses fell off.',
    },
    {
      level: 6,
      key: 'the-bird-that-shows-the-way',
      name: 'The Bird That Shows the Way',
      shows: 'bee',
      benchmark: 110,
      text: 'In parts of Africa there is a small brown bird that talks with people. It is called the honeyguide, and it knows where wild bees live. What it wants is the wax, but it cannot open a nest of angry bees by itself. So it flies to somebody who can. It calls from a branch, waits until the person follows, and flies on to the next tree. In some places people call the bird first, with a whistle or a special sound that their parents taught them. When the nest is found, they quiet the bees with smoke, take the honey, and leave some wax for their guide. Nobody trained these birds. They and the people who live near them have simply worked together for longer than anyone can remember.',
    },
  ],
};
