import './ui/font.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/text.css'
import './ui/shapes.css'
import { start } from './app/boot/start'

void start()
