import type { Stories } from './story.ts';

export const storiesInEnglish: Stories = {
  colours: {
    name: 'Pendo Paints',
    parts: [
      {
        task: 'Find the colors',
        text: 'Pendo the elephant had a pot of paint and a very long trunk. She painted the door [blue] and the window [yellow]. She painted the chairs [green], and the roof as [red] as a tomato. Then she looked at herself in the mirror. “I am only [gray],” she said. So she gave herself one [pink] ear.',
      },
      {
        task: 'Find the colors',
        text: 'Then it began to rain. The paint ran down the hill in little rivers: first an [orange] one, then a [purple] one, then one as [brown] as chocolate. Fletcher came out to look. He had [white] feet, but not for long! He jumped from river to river until they were [black]. “Now we are all painted,” laughed Pendo.',
      },
    ],
  },
  numbers: {
    name: 'Pendo’s Birthday',
    parts: [
      {
        task: 'Find the animals',
        text: 'Today is Pendo’s birthday, and everybody comes to the river. One [giraffe] brings a balloon on a very long string. Two [monkeys] carry the cake and lose only a little of it. Three [zebras] wear paper hats. A [lion] has brought his drum, and the old [hippo] dances until all the cups shake. But where is Pendo?',
      },
      {
        task: 'Find the numbers',
        text: 'Pendo is under the big tree, because something small sits on her foot. It is a mouse with a bag on its back. “For you,” it says. Pendo looks inside: [three] nuts, [five] red beans and [ten] crumbs of cheese. She counts them with care. “You are [seven] today,” squeaks the mouse, “and I know [two] songs.” It sings as loud as it can, and [six] frogs join in.',
      },
    ],
  },
  'little-words': {
    name: 'Otto’s Hat',
    parts: [
      {
        task: 'Find the words that rhyme with cat',
        text: 'Otto the turtle had a new [hat]. It was big and soft and round. He put it down on the [mat] and went to make some tea. When he came back, it looked very [fat]! Otto gave it a little [pat]. “Meow!” said a voice from inside. A small black kitten had climbed in and [sat] there, as proud as a king.',
      },
      {
        task: 'Find the words that rhyme with bed',
        text: 'The kitten was hungry, so Otto gave it milk and a little [bread]. Then he made it a warm place out of his old [red] scarf. “What shall we call you?” he [said]. The kitten did not answer. It washed its whole [head] and fell asleep. Outside, Fletcher the fox came down the hill on his [sled]. “Sh!” whispered Otto. “No noise, please!”',
      },
    ],
  },
  actions: {
    name: 'The Kite',
    parts: [
      {
        task: 'Find the words that say what somebody does',
        text: 'In the morning Fletcher [runs] to the top of the hill. He [opens] his bag and [takes] out a big red kite. Then he [waits] for the wind. At last, wind! Up, up with the kite, over the trees and the roofs! Luna the hare [claps] her hands and [sings] a song about the sky.',
      },
      {
        task: 'Find the words that say what somebody does',
        text: 'Oh no, the kite! High up in the old tree, too high for a fox. Pendo [hears] the noise and [hurries] over. She [stretches] her long trunk, up and up, and [pulls] very softly. There, the kite, with not one hole in it! Fletcher [hugs] his friend, and all three [dance] home through the long grass.',
      },
    ],
  },
  opposites: {
    name: 'The Dragon Who Could Not Sleep',
    parts: [
      {
        task: 'Find the words that say what something is like',
        text: 'In a [dark] castle on a [high] mountain lived a dragon. It had [green] wings, [sharp] teeth and a crown of gold, but it could not sleep. The mice in the tower were too [noisy]. So it flew to the village and knocked at the door of Fletcher the fox. “Do you know a [quiet] place for me?” it asked.',
      },
      {
        task: 'Find the words that say what something is like',
        text: 'Fletcher thought for a while. “Come with me,” he said, and took the dragon to Luna. She made a pot of [hot] milk. She laid a [soft] blanket over its back and sang a [long] song about the sea. The dragon closed its eyes. It gave a [deep] sigh, and a [small] cloud of smoke went up into the [cold] night.',
      },
    ],
  },
  'touch-and-taste': {
    name: 'Luna Cooks',
    parts: [
      {
        task: 'Find the words for food',
        text: 'Luna the moon hare cooks for all her friends. Into the pot go [potatoes], a [carrot] and a handful of [beans]. Fletcher stirs with a long spoon. “It needs [cheese],” he says. Otto thinks that it needs [onions], and starts to cry. Pendo says nothing at all. She has already eaten the [bread] that was on the table.',
      },
      {
        task: 'Find the words for food',
        text: 'Now the pot is empty and everybody is full, or almost. “There is always room for something sweet,” says Luna, and opens the cupboard. On the top shelf there is a [cake] with [strawberries], and behind it a plate of [cookies]. Otto brings four spoons and a jar of [honey]. Fletcher takes only an [apple], but it is the biggest one of all.',
      },
    ],
  },
  'when-and-where': {
    name: 'A Letter from Luna',
    parts: [
      {
        task: 'Find the words that say when',
        text: '[Yesterday] Otto found a letter under his door. It was from Luna, who [never] writes letters. “Come up to the hill [tomorrow],” he read, “and bring a blanket.” Otto is a turtle, and the hill is steep. “I will go [now],” he said to himself, “because I am [always] slow.” He put some bread into his bag and closed the door.',
      },
      {
        task: 'Find the words that say when',
        text: 'Otto walked and walked, past the farm, over the bridge and through the trees. “I will [soon] be there,” he thought. Fletcher ran past him with a lamp. “You are [early]!” he called. [Later] the sky grew dark and full of stars. The four friends sat close together in the grass. “[Today] is the birthday of the moon,” said Luna. “We should meet here [often].”',
      },
    ],
  },
};
