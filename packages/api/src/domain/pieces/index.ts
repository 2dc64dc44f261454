export { hasOwnNumber, isSamePiece, type Piece, rowsTwice } from './same-piece.ts'
