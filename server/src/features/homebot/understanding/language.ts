const spanish =
  /\b(cuando|cuanto|cuantos|cuanta|cuesta|como|cual|que|hola|gracias|mi|mis|tengo|tiene|anos|debo|deberia|puedo|esta|estan|huele|nevera|lavadora|secadora|techo|calentador|refrigerador|estufa|horno|lavavajillas|para|hay|los|las|una|del|cada|necesito|y el|y la|de la|el|la|ayuda|reparar|cambiar|agua|este|vence|vencen|puede|puedes|quien|reemplazar|ahorrar|conviene|buenas|buenos|dias|tardes|noches|sirves|nada|gasto|gaste|toca|hacer|ahorrados|alcanza|color|pintada|sala|hasta|gastos|presupuesto|contrato|vacio|porfa|secador|calienta|enfria|prende|enciende|gotea|goteando|ruido|hace|fuga|quiero|matarme|morir|alarma|monoxido|corriente|respira|incendio|humo|fuego|inquilino|llama|peor|alquiler|lavaplatos|desagua|con|por|pero|muy|se|lo|le|su|sus|un|de|amoniaco|cloro|recuerdame|refri|renta|inquilina|sotano|garaje|anafre|parrilla|prendi|prendimos|mezcle|mezclo|despejado|adentro|afuera|salimos)\b/g

/**
 * Matches the most common English words. A message with such a word and only one Spanish word, such as a name, is not
 * Spanish.
 */
const english =
  /\b(?:the|a|an|is|are|was|of|to|in|on|at|for|and|or|my|i|it|you|we|what|how|when|which|who|does|do|did|can|should|will|if|not|with|from|roof|cost|rent)\b/

/** Returns true if a message is in Spanish. `words` are its normalized words. */
export function isInSpanish(words: readonly string[]): boolean {
  const text = words.join(' ')
  const found = text.match(spanish)?.length ?? 0
  return (
    found >= 2 ||
    (found === 1 && (words.length <= 2 || !(english.test(text) || /\b(?:el|la) [A-Z_]{4,}/.test(text))))
  )
}
