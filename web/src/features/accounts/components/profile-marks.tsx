import { Mark } from '../../../ui/layout/mark.tsx'

export const BackMark = () => <Mark path="M16 10H4m5-5-5 5 5 5" />
export const PersonMark = () => (
  <Mark path="M10 10a3.500 3.500 0 1 0-.1 0ZM3.500 17c.6-3 3.200-4.500 6.500-4.500s5.900 1.500 6.500 4.500" />
)
export const CardMark = () => <Mark path="M3 5h14v10H3Zm0 3.500h14M6 12h3" />
export const PictureMark = () => <Mark path="M3 4h14v12H3Zm0 9 4-4 4 4 2.500-2.500L17 14M12.500 7.500h0" />
export const CheckMark = () => <Mark path="m4.500 10.500 3.500 3.500 7.500-8" />
export const LockMark = () => <Mark path="M5 9h10v8H5Zm2 0V6.500a3 3 0 0 1 6 0V9M10 12.500v1.500" />
export const BoxMark = () => (
  <Mark path="M3 6.500 10 3l7 3.500v7L10 17l-7-3.500Zm0 0 7 3.500 7-3.500M10 10v7" />
)
export const ClockMark = () => <Mark path="M10 17a7 7 0 1 0-.1 0ZM10 6v4l2.500 2" />
export const PanelMark = () => <Mark path="M3 4h14v12H3Zm5 0v12" />
