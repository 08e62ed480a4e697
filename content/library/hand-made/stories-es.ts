import type { Stories } from './story.ts';

export const storiesInSpanish: Stories = {
  colours: {
    name: 'Pendo pinta',
    parts: [
      {
        task: 'Busca los colores',
        text: 'Pendo, la elefanta, tenía un bote de pintura y una trompa muy larga. Pintó la puerta de [azul] y las ventanas de [amarillo]. Pintó las sillas de [verde] y el techo de [rojo], como un tomate. Luego se miró en el espejo. «Yo solo soy [gris]», dijo. Y se pintó una oreja de [rosado].',
      },
      {
        task: 'Busca los colores',
        text: 'Entonces empezó a llover. La pintura bajó por la colina en pequeños ríos: uno [anaranjado], otro [morado] y otro [marrón], igual que el chocolate. Fletcher salió a mirar. Tenía las patas muy [blancas], ¡pero no por mucho tiempo! Saltó de río en río hasta que las tuvo [negras]. «Ahora estamos todos pintados», dijo Pendo, y se rio.',
      },
    ],
  },
  numbers: {
    name: 'El cumpleaños de Pendo',
    parts: [
      {
        task: 'Busca los animales',
        text: 'Hoy es el cumpleaños de Pendo y todos vienen al río. Una [jirafa] trae un globo con un hilo larguísimo. Dos [monos] cargan el pastel y solo pierden un pedacito. Tres [cebras] llevan sombreros de papel. Un [león] trajo su tambor, y el viejo [hipopótamo] baila tanto que tiemblan las tazas. Pero ¿dónde está Pendo?',
      },
      {
        task: 'Busca los números',
        text: 'Pendo está debajo del árbol grande, porque algo pequeño se le sentó en la pata. Es el ratón, con su bolsa al hombro. «Para ti», dice. Pendo mira adentro: [tres] nueces, [cinco] frijoles rojos y [diez] migas de queso. Lo cuenta todo con cuidado. «Hoy cumples [siete] años», dice el ratón, «y yo sé [dos] canciones». Canta con todas sus fuerzas, y [seis] ranas lo acompañan.',
      },
    ],
  },
  'little-words': {
    name: 'El zapato de Otto',
    parts: [
      {
        task: 'Busca las palabras que riman con gato',
        text: 'Otto, la tortuga, perdió un [zapato]. Lo buscó debajo de la mesa y dentro de la olla, pero nada. Después de un buen [rato] oyó una voz en la cocina: «¡Cuac!». Allí había un [pato] pequeño y amarillo. Dormía muy tranquilo en su nueva cama, y al lado tenía un [plato] lleno de pan. Otto le hizo un [retrato] y lo dejó dormir.',
      },
      {
        task: 'Busca las palabras que riman con ratón',
        text: 'Por la tarde llegó Fletcher, el zorro, y traía un [montón] de cosas: un [balón] rojo, una manta y medio [melón]. El patito despertó y saltó al [sillón]. Fletcher tocó la guitarra y cantó una [canción]. «Quédate aquí para siempre», dijo Otto, y le hizo un lugar en su casa y en su [corazón].',
      },
    ],
  },
  actions: {
    name: 'La cometa',
    parts: [
      {
        task: 'Busca las palabras que dicen qué hace alguien',
        text: 'Por la mañana, Fletcher [corre] hasta lo alto de la colina. [Abre] su mochila y [saca] una cometa roja. Después [espera] el viento. ¡Por fin, el viento! ¡Arriba la cometa, por encima de los árboles y de los tejados! Luna, la liebre, [aplaude] y [canta] una canción sobre el cielo, las nubes y el sol.',
      },
      {
        task: 'Busca las palabras que dicen qué hace alguien',
        text: '¡Ay, la cometa! Allá arriba, en el árbol más alto, demasiado alto para un zorro. Pendo [oye] los gritos y [llega] enseguida. [Estira] su larga trompa, más y más, y [jala] muy despacio. ¡Por fin la cometa, sin un solo agujero! Fletcher [abraza] a su amiga, y los tres [bailan] por la hierba hasta la casa de Otto.',
      },
    ],
  },
  opposites: {
    name: 'El dragón que no dormía',
    parts: [
      {
        task: 'Busca las palabras que dicen cómo es algo',
        text: 'En un castillo [oscuro], sobre una montaña [alta], vivía un dragón. Tenía las alas [verdes], los dientes [afilados] y una corona de oro, pero no podía dormir. Los ratones de la torre eran muy [ruidosos]. Así que voló hasta el pueblo y tocó a la puerta de Fletcher, el zorro. «¿Conoces un lugar [tranquilo] para mí?», le preguntó.',
      },
      {
        task: 'Busca las palabras que dicen cómo es algo',
        text: 'Fletcher pensó un poco. «Ven conmigo», dijo, y llevó al dragón a casa de Luna. Ella le dio leche [caliente], le puso una manta [suave] sobre la espalda y le cantó una canción [larga] sobre el mar. El dragón cerró los ojos. Dio un suspiro [profundo], y una nube [pequeña] de humo subió despacio por la noche [fría].',
      },
    ],
  },
  'touch-and-taste': {
    name: 'Luna cocina',
    parts: [
      {
        task: 'Busca las cosas de comer',
        text: 'Luna, la liebre, cocina para todos sus amigos. En la olla pone [papas], una [zanahoria] y un puñado de [frijoles]. Fletcher da vueltas con una cuchara larga. «Le falta [queso]», dice. Otto cree que le falta [cebolla], y se pone a llorar. Pendo no dice nada: ya se comió todo el [pan] que había en la mesa.',
      },
      {
        task: 'Busca las cosas de comer',
        text: 'La olla quedó vacía y todos están llenos, o casi. «Siempre hay lugar para algo rico», dice Luna, y abre el armario. Arriba hay un [pastel] de [fresas], y detrás, un plato de [galletas]. Otto trae cuatro cucharas y un frasco de [miel]. Fletcher solo toma una [manzana], pero es la más grande de todas.',
      },
    ],
  },
  'when-and-where': {
    name: 'La carta de Luna',
    parts: [
      {
        task: 'Busca las palabras que dicen cuándo',
        text: '[Ayer] Otto encontró una carta debajo de la puerta. Era de Luna, que [nunca] escribe cartas. «Sube a la colina [mañana]», leyó, «y trae una manta». Otto es una tortuga, y la colina es muy alta. «Salgo [ahora]», se dijo, «porque yo [siempre] voy despacio». Metió un poco de pan en la bolsa y cerró la puerta.',
      },
      {
        task: 'Busca las palabras que dicen cuándo',
        text: 'Otto caminó y caminó: por la granja, por el puente, entre los árboles. «[Pronto] llego», pensaba. Fletcher lo pasó corriendo con una lámpara. «¡Vienes [temprano]!», le gritó. [Después] salieron las estrellas. Los cuatro amigos se sentaron juntos en la hierba. «[Hoy] es el cumpleaños de la luna», dijo Luna. «Tenemos que venir [siempre] a cantarle».',
      },
    ],
  },
};
