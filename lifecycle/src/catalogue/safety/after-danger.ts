/** Sentences in English and Spanish that HomeBot says during and after a danger. */
export const afterDanger = {
  english: {
    onceSafe: 'Once everyone is safe, ask me again about the rest.',
    untilOver: 'When those who came to help have told you that it is safe, write “all clear” and we go on.',
    ifNotOver: 'If the danger that you told me of is not over:',
    allClear:
      'Good to hear that it is over. What caused it still has to be repaired by a professional before you use it again.',
    allClearOfDespair: 'I am glad that you told me. If it gets hard again, call or text 988, at any hour.',
    goOn: 'Ask me about the rest whenever you are ready.',
  },
  spanish: {
    onceSafe: 'Cuando todos estén a salvo, pregúnteme de nuevo por lo demás.',
    untilOver:
      'Cuando quienes vinieron a ayudar le digan que es seguro, escriba “todo despejado” y seguimos.',
    ifNotOver: 'Si el peligro del que me habló no ha pasado:',
    allClear: 'Me alegra que haya pasado. Un profesional debe reparar la causa antes de que lo use de nuevo.',
    allClearOfDespair:
      'Me alegra que me lo haya dicho. Si vuelve a ser difícil, llame o escriba al 988, a cualquier hora.',
    goOn: 'Pregúnteme por lo demás cuando quiera.',
  },
} as const
