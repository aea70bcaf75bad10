const died =
  '(?:died|dead|kaput|croaked|kicked the bucket|bit the dust|gave up the ghost|passed away|conked out|crapped out|gave out|given out|is toast|is fried|quit (?:working|for good|on (?:me|us))|stopped working (?:for good|completely|altogether)|no more|murio|muerta?|se murio)'
const thing = '(?:[A-Z_]{4,}|it|she|he|thing|one|mine|ours)'
/** Parts die, and the thing lives on. */
const part =
  '(?:pilot|igniter|burner|compressor|motor|battery|light|bulb|display|clock|remote|element|fan|power|pump|old|last|previous|first|neighbor|neighbour)'

const isOver: readonly RegExp[] = [
  new RegExp(`\\b${thing}(?: (?!${part}\\b)[^\\s,.?]+){0,3} ${died}\\b`),
  /\bdead [A-Z_]{4,}|\bse (?:me |nos )?murio (?:la |el |mi )?[A-Z_]{4,}/,
  new RegExp(
    `\\b${thing}(?: (?!${part}\\b)[^\\s,.?]+){0,2} (?:broke|failed|quit|stopped)(?: [^\\s,.?]+){0,2} (?:at|after) \\d`,
  ),
]
/** It is yet to die, or it came back. */
const isNotYet =
  /\b(?:will|would|might|may|could|can|should|shall|going to|about to|not|never|if|until|till|before|almost|nearly|half|practically|how long|does|do)(?: \S+){0,5} (?:die|died|dead|kaput|quit|toast|gave out|conked out)\b|\bdead (?:soon|by|man|line|weight|quiet|silent|spots?|bugs?|yet)\b|\b(?:came back|works? (?:now|again|fine)|runs? (?:now|again|fine)|running again|got it going|fixed|twice|times|last year|years ago)\b|\bold one (?:is |was |has |just )?(?:died|dead)\b/

/** Whether a question tells that its component has come to its end. */
export const tellsDeath = (gist: string): boolean =>
  isOver.some((words) => words.test(gist)) && !isNotYet.test(gist)
